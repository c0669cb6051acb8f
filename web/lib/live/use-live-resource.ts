import { useEffect, useSyncExternalStore } from 'react';
import type { LiveStatus } from './live-resource.ts';

type Resource<State> = {
  getPublished: () => { state: State; status: LiveStatus };
  subscribe: (listener: () => void) => () => void;
  start: () => () => void;
};

/** Shows a live resource while the component is mounted. It may start later than that. */
export const useLiveResource = <State>(
  resource: Resource<State>,
  startAfterMs = 0,
): { state: State; status: LiveStatus } => {
  useEffect(() => {
    if (startAfterMs === 0) return resource.start();
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = resource.start();
    }, startAfterMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [resource, startAfterMs]);
  return useSyncExternalStore(resource.subscribe, resource.getPublished, resource.getPublished);
};
