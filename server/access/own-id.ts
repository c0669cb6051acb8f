declare const visible: unique symbol;
declare const own: unique symbol;

type Entity = 'account' | 'menu' | 'section' | 'order' | 'shift' | 'call' | 'visit' | 'payment';

/** The id of a row the caller may see: public, or the caller's own. */
export type VisibleId<T extends Entity> = string & { readonly [visible]: T };

/**
 * The id of a row that a query found to be the caller's own: by session, or under a lock that compared the owner.
 * Queries take one of these or compare the owner themselves, so a bare id from a request does not compile.
 */
export type OwnId<T extends Entity> = VisibleId<T> & { readonly [own]: T };

/** A restaurant id as guests send it. Grants only what is public: reading the menu, ordering, counting a view. */
export type PublicOwnerId = VisibleId<'account'>;

/** Only where the caller need not be the restaurant's owner. */
export const publicOwner = (id: string): PublicOwnerId => id as PublicOwnerId;

/** A row to insert for an owner who is known to be the caller. */
export type WithOwner<Row> = Row & { readonly ownerId: OwnId<'account'> };

type Identified = { readonly id: string };
type Owned = { readonly ownerId: string };

/** Only for queries whose `where` guarantees it. */
export const visibleRow = <T extends Entity, Row extends Identified>(_entity: T, row: Row | undefined) =>
  (row ?? null) as (Row & { readonly id: VisibleId<T> }) | null;
export const ownRow = <T extends Entity, Row extends Identified>(_entity: T, row: Row | undefined) =>
  (row ?? null) as (Row & { readonly id: OwnId<T> }) | null;
/** Also for jobs across all owners; such a query says so: `any-owner: why`. */
export const ownedRow = <Row extends Owned>(row: Row | undefined) => (row ?? null) as WithOwner<Row> | null;
