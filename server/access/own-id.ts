declare const visible: unique symbol;
declare const own: unique symbol;

type Thing = 'account' | 'menu' | 'section' | 'order' | 'shift';

/** The id of a row that a query found among what the caller may see: open to everyone, or the caller's own. */
export type VisibleId<T extends Thing> = string & { readonly [visible]: T };

/**
 * The id of a row that a query found as the caller's own: by a session, under a lock that compared the owner. A query
 * that changes a row asks for one of these or compares the owner itself, so an id from a request does not compile.
 */
export type OwnId<T extends Thing> = VisibleId<T> & { readonly [own]: T };

type Identified = { readonly id: string };

/** Only for queries whose `where` says so. */
export const visibleRow = <T extends Thing, Row extends Identified>(_thing: T, row: Row | undefined) =>
  (row ?? null) as (Row & { readonly id: VisibleId<T> }) | null;
export const ownRow = <T extends Thing, Row extends Identified>(_thing: T, row: Row | undefined) =>
  (row ?? null) as (Row & { readonly id: OwnId<T> }) | null;
