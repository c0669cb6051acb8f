import { useEffect } from 'react';
import { OwnerPage } from '#web/features/accounts/session/owner-page.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';

/** The server answers this address with the guest page. The app shows it only to those who must log in first. */
export const MenuPreviewPage = () => <OwnerPage>{() => <AskAgain />}</OwnerPage>;

/** Somebody is signed in by now: the server knows whether the menu is theirs. */
const AskAgain = () => {
  useEffect(() => location.reload(), []);
  return (
    <SkeletonRegion>
      <Skeleton className="h-64 rounded-card" />
    </SkeletonRegion>
  );
};
