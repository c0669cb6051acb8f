import { PeopleCard } from './people-card.tsx';
import { PinLengthCard } from './pin-length-card.tsx';
import { StationsCard } from './stations-card.tsx';

/** Who works here, on which devices, and for how long a PIN counts. */
export const StaffTab = ({ email }: { email: string }) => (
  <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
    <PeopleCard email={email} />
    <StationsCard email={email} />
    <PinLengthCard email={email} />
  </div>
);
