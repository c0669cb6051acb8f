declare const visible: unique symbol;
declare const own: unique symbol;

type Entity = 'account' | 'menu' | 'section' | 'order' | 'shift';

/** The id of a row that a query found among what the caller may see: open to everyone, or the caller's own. */
export type VisibleId<T extends Entity> = string & { readonly [visible]: T };

/**
 * The id of a row that a query found as the caller's own: by a session, under a lock that compared the owner. Queries ask
 * for one of these or compare the owner themselves, so an id from a request does not compile.
 */
export type OwnId<T extends Entity> = VisibleId<T> & { readonly [own]: T };

/** A restaurant as guests name it. What is read or written by it is open to everyone: the menu, an order, a look at it. */
export type PublicOwnerId = VisibleId<'account'>;

/** Only where somebody who need not be its owner names a restaurant. */
export const publicOwner = (id: string): PublicOwnerId => id as PublicOwnerId;

/** A row to insert, of an owner who is known to be the caller. */
export type WithOwner<Row> = Row & { readonly ownerId: OwnId<'account'> };

type Identified = { readonly id: string };
type Owned = { readonly ownerId: string };

/** Only for queries whose `where` says so. */
export const visibleRow = <T extends Entity, Row extends Identified>(_entity: T, row: Row | undefined) =>
  (row ?? null) as (Row & { readonly id: VisibleId<T> }) | null;
export const ownRow = <T extends Entity, Row extends Identified>(_entity: T, row: Row | undefined) =>
  (row ?? null) as (Row & { readonly id: OwnId<T> }) | null;
/** Also for what is done for every owner alike, which such a query says: `any-owner: why`. */
export const ownedRow = <Row extends Owned>(row: Row | undefined) => (row ?? null) as WithOwner<Row> | null;
