import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { lazyModule } from '#web/lib/browser/lazy-module.ts';
import { areasQuery } from '#web/lib/query/evening-queries.ts';
import type { AreaKit, BoardAreas } from './areas/board-areas.ts';

const kit = lazyModule<AreaKit>(() => import('./area-kit/area-kit.tsx'));

const storageKey = 'menta-board-areas';

/** The restaurant's areas, and those of them that this device shows. */
export const useAreasOfBoard = (tick: BoardAreas['tick']): BoardAreas | null => {
  const { data: areas = [] } = useQuery(areasQuery);
  const [chosen, setChosen] = useState(() => readStored(storageKey)?.split(' ') ?? []);
  const loaded = useSyncExternalStore(kit.subscribe, kit.read, () => null);
  const isNeeded = areas.length > 1;
  useEffect(() => {
    if (isNeeded) void kit.load();
  }, [isNeeded]);
  return useMemo(
    () =>
      isNeeded && loaded
        ? {
            kit: loaded,
            areas,
            shown: loaded.shownAreas(areas, chosen),
            choose: (ids) => {
              setChosen([...ids]);
              writeStored(storageKey, ids.join(' ') || null);
            },
            tick,
          }
        : null,
    [isNeeded, loaded, areas, chosen, tick],
  );
};
