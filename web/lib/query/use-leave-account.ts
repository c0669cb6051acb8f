import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { setSessionLoss } from './session-lost.ts';

/** Out of the owner's screens, with nothing of the account left behind in the browser. */
export const useLeaveAccount = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    await navigate('/');
    // After leaving, so that the page just left does not ask for its data again as nobody.
    client.clear();
    setSessionLoss('none');
  };
};
