import { useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { QrDialog } from '#web/features/menus/qr-dialog.tsx';
import { TryStrip } from '#web/features/try-evening/try-strip.tsx';

/** What the board of a restaurant that is only tried has besides the others'. */
export const TriedBoard = ({ account }: { account: Account }) => {
  const [showsCode, setShowsCode] = useState(false);
  return (
    <>
      <TryStrip account={account} onShowGuestPage={() => setShowsCode(true)} />
      <QrDialog ownerId={account._id} open={showsCode} onOpenChange={setShowsCode} />
    </>
  );
};
