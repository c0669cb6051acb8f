import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardSensor,
  type Over,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type Arrangement,
  moveDish,
  moveSection,
  sectionOfDish,
} from '#core/menus/sections/menu-arrangement.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderingTexts as t } from '../texts/editor.texts.ts';

export type Dragged = { kind: 'section' | 'dish'; id: string };
/** Where a dish would land: announced and applied at once. */
type DropTarget = { sectionId: string; index: number };

type DragInput = {
  arrangement: Arrangement;
  onChange: (arrangement: Arrangement) => void;
  nameOf: (id: string) => string;
  /** Sections that show no dish take one as a whole. */
  isFolded: (sectionId: string) => boolean;
};

const kindOf = (item: Active | Over): Dragged['kind'] =>
  item.data.current?.kind === 'section' ? 'section' : 'dish';

export const useStructureDrag = ({ arrangement, onChange, nameOf, isFolded }: DragInput) => {
  const text = useText();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef({ arrangement, nameOf, isFolded });
  latest.current = { arrangement, nameOf, isFolded };
  const before = useRef(arrangement);
  const lastOver = useRef<UniqueIdentifier | null>(null);
  // After a dish changes sections the page moves under it; until that has settled, the old answer holds.
  const hasJustMoved = useRef(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      hasJustMoved.current = false;
    });
    return () => cancelAnimationFrame(frame);
  });

  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor));

  const collisions: CollisionDetection = (args) => {
    if (hasJustMoved.current && lastOver.current !== null) return [{ id: lastOver.current }];
    const isSection = kindOf(args.active) === 'section';
    const takesWhole = (id: UniqueIdentifier) => {
      const section = latest.current.arrangement.find((each) => each.id === id);
      return section && (section.dishIds.length === 0 || latest.current.isFolded(section.id));
    };
    const droppableContainers = args.droppableContainers.filter(({ id, data }) =>
      data.current?.kind === 'section' ? isSection || takesWhole(id) : !isSection,
    );
    const found = closestCenter({ ...args, droppableContainers });
    lastOver.current = found[0]?.id ?? null;
    return found;
  };

  const dropTargetFor = (active: Active, over: Over): DropTarget | null => {
    const current = latest.current.arrangement;
    if (kindOf(over) === 'section') {
      const section = current.find(({ id }) => id === over.id);
      return section ? { sectionId: section.id, index: section.dishIds.length } : null;
    }
    const target = sectionOfDish(current, String(over.id));
    if (!target) return null;
    const index = target.dishIds.indexOf(String(over.id));
    const isOwn = target.dishIds.includes(String(active.id));
    const top = active.rect.current.translated?.top ?? 0;
    const isBelow = !isOwn && top > over.rect.top + over.rect.height / 2;
    return { sectionId: target.id, index: isBelow ? index + 1 : index };
  };

  const onDragStart = ({ active }: DragStartEvent) => {
    before.current = latest.current.arrangement;
    setDragged({ kind: kindOf(active), id: String(active.id) });
  };
  const onDragOver = ({ active, over }: DragOverEvent) => {
    if (!over || kindOf(active) === 'section') return;
    const current = latest.current.arrangement;
    const target = dropTargetFor(active, over);
    if (!target || sectionOfDish(current, String(active.id))?.id === target.sectionId) return;
    hasJustMoved.current = true;
    onChange(moveDish(current, String(active.id), target.sectionId, target.index));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (!over || over.id === active.id) return;
    const current = latest.current.arrangement;
    if (kindOf(active) === 'section') {
      onChange(moveSection(current, String(active.id), String(over.id)));
      return;
    }
    const target = kindOf(over) === 'dish' ? dropTargetFor(active, over) : null;
    if (target) onChange(moveDish(current, String(active.id), target.sectionId, target.index));
  };
  const onDragCancel = () => {
    setDragged(null);
    onChange(before.current);
  };

  const announcements = useMemo((): Announcements => {
    const name = (active: Active) => latest.current.nameOf(String(active.id));
    return {
      onDragStart: ({ active }) => text(t.pickedUp, { name: name(active) }),
      onDragOver: ({ active, over }) => {
        const current = latest.current.arrangement;
        if (!over) return text(t.nowhere, { name: name(active) });
        if (kindOf(active) === 'section') {
          const position = current.findIndex(({ id }) => id === over.id) + 1;
          return text(t.overSection, { name: name(active), position, count: current.length });
        }
        const section =
          kindOf(over) === 'section'
            ? current.find(({ id }) => id === over.id)
            : sectionOfDish(current, String(over.id));
        if (!section) return undefined;
        const index = section.dishIds.indexOf(String(over.id));
        const isOwn = section.dishIds.includes(String(active.id));
        const count = section.dishIds.length + (isOwn ? 0 : 1);
        return text(t.overDish, {
          name: name(active),
          position: index < 0 ? count : index + 1,
          count,
          section: latest.current.nameOf(section.id),
        });
      },
      onDragEnd: ({ active }) => text(t.dropped, { name: name(active) }),
      onDragCancel: ({ active }) => text(t.cancelled, { name: name(active) }),
    };
  }, [text]);

  return {
    dragged,
    context: {
      sensors,
      collisionDetection: collisions,
      onDragStart,
      onDragOver,
      onDragEnd,
      onDragCancel,
      accessibility: {
        announcements,
        screenReaderInstructions: { draggable: text(t.instructions) },
      },
    },
  };
};
