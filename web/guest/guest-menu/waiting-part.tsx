import { type ComponentType, memo, Suspense } from 'react';
import type { Serving } from '#core/hours/hours-shape.ts';
import type { Opening } from '#core/opening-hours/opening-shape.ts';
import type { GuestMenu } from './guest-menu.ts';

export type ServingLineType = ComponentType<{ serving: Serving }>;
export type ClosedNoticeType = ComponentType<{ opening?: Opening | undefined; timeZone: string }>;
export type OpeningLineType = ComponentType<{ menu: GuestMenu }>;
/** Parts of the page whose texts load with ordering. */
export type WaitingParts = {
  ServingLine: ServingLineType;
  OpeningLine: OpeningLineType;
  ClosedNotice: ClosedNoticeType;
  NoMenu: ComponentType;
};

/**
 * The server renders such a part; the browser leaves it alone until its texts have loaded with ordering, while
 * everything around it is hydrated. A new render of the page must not reach it before: React would put nothing in its place.
 */
export const waitingPart = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  memo<Props>((props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as ComponentType<Props>;
