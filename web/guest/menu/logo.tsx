import { imageHashFromUrl, imageUrl } from '#core/menus/image-urls.ts';

export const Logo = ({ logo }: { logo: string | null }) => {
  if (!logo) return null;
  const hash = imageHashFromUrl(logo);
  return (
    <img className="logo" src={hash ? imageUrl(hash, 160, 'webp') : logo} alt="" width="40" height="40" />
  );
};
