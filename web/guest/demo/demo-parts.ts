import { DemoControls } from './demo-controls.tsx';
import { DemoSentDialog } from './demo-sent-dialog.tsx';
import { pretendRestaurant } from './pretend-restaurant.ts';

/** What makes the guest page a demo: design controls, and a restaurant that only pretends to cook. */
export const demoParts = { Controls: DemoControls, Sent: DemoSentDialog, restaurant: pretendRestaurant };
export type DemoParts = typeof demoParts;
