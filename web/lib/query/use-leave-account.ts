import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '../router/router-hooks.ts';
import { setSessionLoss } from './session-lost.ts';
import { sessionQuery } from './session-query.ts';

/** Leaves the owner's screens, with nothing of the account left behind in the browser. */
export const useLeaveAccount = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    // First, so that pressing the back button meanwhile finds nobody; and only this, because the page that is being
    // left would refetch anything else.
    client.getQueryCache().find({ queryKey: sessionQuery.queryKey })?.reset();
    // Without a transition: the old page must be gone from the screen before its data is.
    await navigate('/', { flushSync: true });
    client.removeQueries({ type: 'inactive' });
    setSessionLoss('none');
    // Whoever went back meanwhile is asked to log in.
    await client.refetchQueries({ queryKey: sessionQuery.queryKey, type: 'active' });
  };
};
