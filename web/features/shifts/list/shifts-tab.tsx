import { DisplayedShift } from './displayed-shift.tsx';
import type { TrailOf } from './past-order.tsx';
import { ShiftPage } from './shift-page.tsx';

type ShiftsTabProps = {
  ownerId: string;
  /** Where the list is; each shift has an address below it. */
  address: string;
  /** The shift whose address this is. */
  displayedId: string | null;
  /** Shows what happened to an order. */
  trailOf: TrailOf;
};

export const ShiftsTab = ({ ownerId, address, displayedId, trailOf }: ShiftsTabProps) =>
  displayedId === null ? (
    <ShiftPage ownerId={ownerId} address={address} />
  ) : (
    <DisplayedShift ownerId={ownerId} shiftId={displayedId} listAddress={address} trailOf={trailOf} />
  );
