import { useState } from 'react';
import { imageHashFromUrl, pictureUrl } from '#core/menus/image-urls.ts';

/** If the logo does not load, the name remains. */
export const GuestLogo = ({ logo }: { logo: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!logo || failed === logo) return null;
  const hash = imageHashFromUrl(logo);
  return (
    <img
      className="logo"
      src={hash ? pictureUrl(hash, 160) : logo}
      alt=""
      width="40"
      height="40"
      onError={() => setFailed(logo)}
    />
  );
};
