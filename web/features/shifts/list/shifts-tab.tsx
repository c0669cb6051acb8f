import type { TrailOf } from './past-order.tsx';
import { ShiftPage } from './shift-page.tsx';
import { ShownShift } from './shown-shift.tsx';

type ShiftsTabProps = {
  ownerId: string;
  /** Where the list is; each shift has an address below it. */
  address: string;
  /** The shift whose address this is. */
  shownId: string | null;
  /** Shows what happened to an order. */
  trailOf: TrailOf;
};

export const ShiftsTab = ({ ownerId, address, shownId, trailOf }: ShiftsTabProps) =>
  shownId === null ? (
    <ShiftPage ownerId={ownerId} address={address} />
  ) : (
    <ShownShift ownerId={ownerId} shiftId={shownId} listAddress={address} trailOf={trailOf} />
  );
