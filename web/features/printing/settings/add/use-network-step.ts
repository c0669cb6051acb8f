import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agentsQuery } from '../common/printer-queries.ts';
import { placeOf } from '../fields/network-place.ts';

/** Where the printer is, and the agent that finds it there: one is paired first where there is none. */
export const useNetworkStep = () => {
  const { data: agents, error, refetch } = useQuery(agentsQuery);
  const [typed, setPlace] = useState(() => placeOf(null));
  const [isAsked, setAsked] = useState(false);
  const only = agents?.length === 1 ? agents[0]?._id : undefined;
  return {
    place: { ...typed, agentId: typed.agentId || (only ?? '') },
    setPlace,
    isLoading: !agents && !error,
    error: agents ? null : error,
    retry: refetch,
    isPairing: isAsked || agents?.length === 0,
    pairAnother: () => setAsked(true),
    onPaired: (agentId: string) => {
      setAsked(false);
      setPlace({ ...typed, agentId });
    },
    choose: () => setAsked(false),
  };
};
export type NetworkStepState = ReturnType<typeof useNetworkStep>;
