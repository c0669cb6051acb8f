import { useQueryClient } from '@tanstack/react-query';
import { nextPath } from '#core/accounts/next-path.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { useLocation, useNavigate, useSearchParams } from '#web/lib/router/router-hooks.ts';

/** What follows a log-in or a sign-up: forget whoever was here before, and go where the reader wanted to. */
export const useAfterSignIn = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const parameters = useSearchParams();
  const enter = async () => {
    client.clear();
    await client.prefetchQuery(sessionQuery);
    await navigate(nextPath(parameters.get('next')), { replace: true });
  };
  return { enter, search };
};
