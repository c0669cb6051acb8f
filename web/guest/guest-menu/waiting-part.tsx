import { type ComponentType, Suspense } from 'react';
import type { Serving } from '#core/hours/hours-shape.ts';

export type ServingLineType = ComponentType<{ serving: Serving }>;
/** Parts of the page whose words come with ordering. */
export type WaitingParts = {
  ServingLine: ServingLineType;
  ClosedNotice: ComponentType;
  NoMenu: ComponentType;
};

/**
 * The server writes such a part into the page; the browser leaves it as it is until its words have come with ordering, and
 * all around it is alive meanwhile.
 */
export const waitingPart =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
