import { useEffect, useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { emailTokenParameter } from '#core/accounts/email-link.ts';
import { useLocation, useNavigate, useSearchParams } from '#web/lib/router/router-hooks.ts';
import { lazyDialog } from '#web/ui/feedback/lazy-part.tsx';

const ConfirmEmailDialog = lazyDialog(
  async () => (await import('./confirm-email-dialog.tsx')).ConfirmEmailDialog,
);

/** Whoever came by the link in the mail to the new address is asked, wherever on the page they are. */
export const ConfirmEmail = ({ account }: { account: Account }) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useSearchParams();
  const [token, setToken] = useState(() => search.get(emailTokenParameter));
  const isInAddress = search.has(emailTokenParameter);
  useEffect(() => {
    // A secret stays neither in the address nor in the history.
    if (isInAddress) void navigate(pathname, { replace: true, keepsScroll: true });
  }, [isInAddress, navigate, pathname]);
  return (
    <ConfirmEmailDialog
      open={token !== null && !isInAddress}
      token={token ?? ''}
      account={account}
      onClose={() => setToken(null)}
    />
  );
};
