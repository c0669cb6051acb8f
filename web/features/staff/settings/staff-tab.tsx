import { PeopleCard } from './people-card.tsx';
import { StationsCard } from './stations-card.tsx';

/** Who works here, and on which devices. */
export const StaffTab = ({ email }: { email: string }) => (
  <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
    <PeopleCard email={email} />
    <StationsCard email={email} />
  </div>
);
