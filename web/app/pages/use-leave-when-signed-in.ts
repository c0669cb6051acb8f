import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nextPath } from '#web/features/sign-in/next-path.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';

/** Somebody who is signed in has no business on a sign-in page: they go on to where it would have led. */
export const useLeaveWhenSignedIn = (): void => {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // Asked anew: what another tab did to the session is not known here.
  const { data, isSuccess, isFetching } = useQuery({ ...sessionQuery, refetchOnMount: 'always' });
  const isSignedIn = isSuccess && !isFetching && data !== undefined;
  useEffect(() => {
    if (isSignedIn) void navigate(nextPath(parameters), { replace: true });
  }, [isSignedIn, navigate, parameters]);
};
