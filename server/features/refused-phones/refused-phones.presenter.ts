import type { RefusedPhone } from '#core/refused-phones/refused-phones.contract.ts';
import type { RefusedPhoneRow } from './refused-phones.queries.ts';

export const presentRefusedPhone = ({ id, phone, refusedAt, refusedBy }: RefusedPhoneRow): RefusedPhone => ({
  _id: id,
  phone,
  refusedAt: refusedAt.toISOString(),
  refusedBy,
});
