import { type ComponentType, Suspense } from 'react';
import type { Serving } from '#core/hours/hours-shape.ts';

export type ServingLineType = ComponentType<{ serving: Serving }>;
/** Parts of the page whose texts load with ordering. */
export type WaitingParts = {
  ServingLine: ServingLineType;
  ClosedNotice: ComponentType;
  NoMenu: ComponentType;
};

/**
 * The server renders such a part; the browser leaves it alone until its texts have loaded with ordering, while
 * everything around it is hydrated.
 */
export const waitingPart =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
