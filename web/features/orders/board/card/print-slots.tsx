import { type ComponentType, createContext, use } from 'react';

type PrintMark = ComponentType<{ orderId: string }>;

/** What an order says of its tickets. Null in a restaurant without printers, which loads nothing of it. */
export const PrintMarksContext = createContext<{ Printed: PrintMark; Unprinted: PrintMark } | null>(null);

/** Among its marks, once they all came out. */
export const PrintedSlot: PrintMark = (props) => {
  const marks = use(PrintMarksContext);
  return marks && <marks.Printed {...props} />;
};

/** Above its dishes, while one did not. */
export const UnprintedSlot: PrintMark = (props) => {
  const marks = use(PrintMarksContext);
  return marks && <marks.Unprinted {...props} />;
};
