/**
 * What one account may hold. A restaurant never meets these; a script does. The operator raises them for one account
 * (`npm run operator -- set-quota`).
 */
const defaultQuotas = {
  menus: 50,
  /** In all menus together. */
  dishes: 10_000,
  /** Those that nothing shows count too, until they are swept. */
  pictures: 2_000,
  /** With every size and format that is stored of a picture. */
  pictureBytes: 1024 ** 3,
  ordersPerShift: 20_000,
  /** Lines of orders as they are stored: a board reads all of a shift at once. */
  orderBytesPerShift: 48 * 1024 ** 2,
} as const;

export type Quota = keyof typeof defaultQuotas;
export const quotaNames = Object.keys(defaultQuotas) as [Quota, ...Quota[]];

/** What the operator changed for one account. */
export type QuotaOverrides = { readonly [Name in Quota]?: number };

export const quotaLimit = (overrides: QuotaOverrides, quota: Quota): number =>
  overrides[quota] ?? defaultQuotas[quota];
