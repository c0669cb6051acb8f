import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ShownAreas } from '#core/areas/area-lines.ts';
import type { Area } from '#core/areas/areas.contract.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { lazyModule } from '#web/lib/browser/lazy-module.ts';
import { areasQuery } from '#web/lib/query/evening-queries.ts';

/** What a board with several areas does otherwise. Most restaurants have one area, and never load it. */
const kit = lazyModule(() => import('./area-kit.tsx'));

export type BoardAreas = {
  kit: typeof import('./area-kit.tsx');
  areas: readonly Area[];
  shown: ShownAreas;
  /** On this device; none: all. */
  choose: (areaIds: readonly string[]) => void;
  tick: (orderId: string, lines: readonly number[], done: boolean) => void;
};

const BoardAreasContext = createContext<BoardAreas | null>(null);
export const BoardAreasProvider = BoardAreasContext.Provider;
export const useBoardAreas = () => useContext(BoardAreasContext);

const storageKey = 'menta-board-areas';

/** Null in a restaurant with one area, and until it is known to have several: then everything is shown. */
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
