import { useEffect, useState } from 'react';
import { loadLogo } from '#web/lib/files/load-logo.ts';

/** A menu's logo as a PNG that print and PDF both take; null until it is there, and for good when it cannot be read. */
export const useLogo = (address: string | null): string | null => {
  const [logo, setLogo] = useState<{ address: string; dataUrl: string } | null>(null);
  useEffect(() => {
    if (!address) return;
    let isGone = false;
    loadLogo(address)
      .then(({ dataUrl }) => !isGone && setLogo({ address, dataUrl }))
      // A menu without its logo is still a menu.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [address]);
  return logo && logo.address === address ? logo.dataUrl : null;
};
