/** Which sections a menu has, which dishes each holds, and in what order: what dragging changes. */
export type Arrangement = readonly SectionOrder[];
export type SectionOrder = { readonly id: string; readonly dishIds: readonly string[] };

export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, index) => index !== from);
  const moved = items.filter((_, index) => index === from);
  const target = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, target), ...moved, ...rest.slice(target)];
};

export const sectionOfDish = (arrangement: Arrangement, dishId: string): SectionOrder | undefined =>
  arrangement.find((section) => section.dishIds.includes(dishId));

/** Moves a section to the position of another. */
export const moveSection = (arrangement: Arrangement, sectionId: string, targetId: string): Arrangement => {
  const from = arrangement.findIndex(({ id }) => id === sectionId);
  const to = arrangement.findIndex(({ id }) => id === targetId);
  return from < 0 || to < 0 || from === to ? arrangement : moveItem(arrangement, from, to);
};

/** Puts a dish at an index of a section, its own or another. Sections that stay as they are keep their identity. */
export const moveDish = (
  arrangement: Arrangement,
  dishId: string,
  sectionId: string,
  index: number,
): Arrangement => {
  const source = sectionOfDish(arrangement, dishId);
  if (!source || !arrangement.some(({ id }) => id === sectionId)) return arrangement;
  if (source.id === sectionId && source.dishIds.indexOf(dishId) === index) return arrangement;
  return arrangement.map((section) => {
    if (section.id !== source.id && section.id !== sectionId) return section;
    const others = section.dishIds.filter((id) => id !== dishId);
    if (section.id !== sectionId) return { ...section, dishIds: others };
    const target = Math.max(0, Math.min(others.length, index));
    return { ...section, dishIds: [...others.slice(0, target), dishId, ...others.slice(target)] };
  });
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/**
 * The owner's unsaved order over what the menu holds by now: what was deleted meanwhile is left out, what was added
 * stands at the end of its section.
 */
export const reconcile = (draft: Arrangement, saved: Arrangement): Arrangement => {
  const savedById = new Map(saved.map((section) => [section.id, section]));
  const known = new Set(saved.flatMap(({ dishIds }) => dishIds));
  const arranged = new Set(draft.filter(({ id }) => savedById.has(id)).flatMap(({ dishIds }) => dishIds));
  const remaining = draft
    .filter(({ id }) => savedById.has(id))
    .map((section) => {
      const added = savedById.get(section.id)?.dishIds.filter((id) => !arranged.has(id)) ?? [];
      const dishIds = [...section.dishIds.filter((id) => known.has(id)), ...added];
      return isSameList(dishIds, section.dishIds) ? section : { ...section, dishIds };
    });
  const remainingIds = new Set(remaining.map(({ id }) => id));
  const added = saved
    .filter(({ id }) => !remainingIds.has(id))
    .map((section) => ({ ...section, dishIds: section.dishIds.filter((id) => !arranged.has(id)) }));
  return [...remaining, ...added];
};

/** A section's dishes in the requested order: one that is not in the list stays, at the end. */
export const reorderDishes = (now: readonly string[], order: readonly string[]): string[] => {
  const listed = new Set(order);
  return [...order, ...now.filter((id) => !listed.has(id))];
};

/**
 * Whether the order that a change was made from is still the saved one. What was added or deleted meanwhile does no
 * harm; what stands elsewhere or in another order was moved by somebody, and a save would undo that.
 */
export const isStillOrdered = (
  was: readonly string[],
  now: readonly string[],
  known: ReadonlySet<string>,
): boolean => {
  const before = new Set(was);
  return isSameList(
    was.filter((id) => known.has(id)),
    now.filter((id) => before.has(id)),
  );
};

export type ArrangementChanges = {
  /** The new order of the sections, or null when it is the same. */
  sections: string[] | null;
  /** The sections whose dishes or their order changed. */
  dishes: { sectionId: string; order: string[] }[];
};

/** What each section holds just before its order is sent, when the sections are sent one after the other. */
export const ordersBefore = (base: Arrangement, changes: ArrangementChanges['dishes']): string[][] => {
  const dishIdsOf = new Map(base.map(({ id, dishIds }) => [id, [...dishIds]]));
  return changes.map(({ sectionId, order }) => {
    const was = dishIdsOf.get(sectionId) ?? [];
    const taken = new Set(order);
    for (const [id, dishIds] of dishIdsOf) {
      if (id !== sectionId && dishIds.some((dish) => taken.has(dish)))
        dishIdsOf.set(
          id,
          dishIds.filter((dish) => !taken.has(dish)),
        );
    }
    dishIdsOf.set(sectionId, reorderDishes(was, order));
    return was;
  });
};

export const changesBetween = (saved: Arrangement, draft: Arrangement): ArrangementChanges => {
  const before = new Map(saved.map((section) => [section.id, section.dishIds]));
  const order = draft.map(({ id }) => id);
  const isMoved = !isSameList(
    order,
    saved.map(({ id }) => id),
  );
  return {
    sections: isMoved ? order : null,
    dishes: draft
      .filter(({ id, dishIds }) => !isSameList(dishIds, before.get(id) ?? []))
      .map(({ id, dishIds }) => ({ sectionId: id, order: [...dishIds] })),
  };
};

export const isChanged = ({ sections, dishes }: ArrangementChanges): boolean =>
  sections !== null || dishes.length > 0;
