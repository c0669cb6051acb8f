import type { DraggableAttributes } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';

type DragHandleProps = {
  label: string;
  attributes: DraggableAttributes;
  listeners: ComponentProps<'button'> | undefined;
  handle: (element: HTMLElement | null) => void;
};

/** Where a finger, a pointer or the keyboard takes hold; the rest of the row scrolls and is pressed as usual. */
export const DragHandle = ({ label, attributes, listeners, handle }: DragHandleProps) => (
  <button
    type="button"
    ref={handle}
    {...attributes}
    {...listeners}
    aria-label={label}
    className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-2 hover:bg-quiet hover:text-ink active:cursor-grabbing"
  >
    <GripVertical aria-hidden="true" className="size-5" />
  </button>
);
