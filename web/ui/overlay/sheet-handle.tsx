/** The little bar at the top of a bottom sheet. Phones only. */
export const SheetHandle = () => (
  <div aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line sm:hidden" />
);
