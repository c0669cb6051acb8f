import { PeopleCard } from './people-card.tsx';
import { PinLengthCard } from './pin-length-card.tsx';
import { StationsCard } from './stations-card.tsx';

/** Who works here, on which devices, and for how long a PIN counts. */
export const TeamSettings = ({ email }: { email: string }) => (
  <div className="flex max-w-3xl flex-col gap-5">
    <PeopleCard email={email} />
    <div className="flex flex-col gap-5">
      <StationsCard email={email} />
      <PinLengthCard email={email} />
    </div>
  </div>
);
