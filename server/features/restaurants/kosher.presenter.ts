import { imageUrl } from '#core/menus/image-urls.ts';
import type { KosherSettings } from '#core/restaurants/kosher.contract.ts';
import type { RestaurantRow } from './restaurants.queries.ts';

type KosherColumns = Pick<RestaurantRow, 'isKosher' | 'kosherCertificateHash' | 'kosherCertificateExpiresOn'>;

/** Large: a certificate is there to be read. */
export const presentCertificate = (hash: string): string => imageUrl(hash, 1280, 'webp');

export const presentKosher = ({
  isKosher,
  kosherCertificateHash: hash,
  kosherCertificateExpiresOn,
}: KosherColumns): KosherSettings => ({
  isKosher,
  kosherCertificate: hash && presentCertificate(hash),
  kosherCertificateExpiresOn,
});
