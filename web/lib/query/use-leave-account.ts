import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '../router/router-hooks.ts';
import { setSessionLoss } from './session-lost.ts';
import { sessionQuery } from './session-query.ts';

/** Out of the owner's screens, with nothing of the account left behind in the browser. */
export const useLeaveAccount = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    // First, so that a press of the back button on the way finds nobody; and only this, because the page that is being
    // left would ask for anything else again.
    client.getQueryCache().find({ queryKey: sessionQuery.queryKey })?.reset();
    // Without a transition: what was left must be gone from the screen before its data is.
    await navigate('/', { flushSync: true });
    client.removeQueries({ type: 'inactive' });
    setSessionLoss('none');
    // Whoever went back meanwhile is told to log in.
    await client.refetchQueries({ queryKey: sessionQuery.queryKey, type: 'active' });
  };
};
