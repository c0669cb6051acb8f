/** A dialog is a bottom sheet below 640 px and a centred card above. */
export const overlayStyle =
  'fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

export const sheetStyle =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-3xl bg-card text-ink shadow-float outline-none max-sm:overflow-y-auto forced-colors:border-2 ' +
  'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in ' +
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[85dvh] sm:w-[calc(100%-3rem)] sm:rounded-3xl ' +
  'sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in';

/**
 * Between its title and its buttons. With large letters there is always space to read a line: the sheet scrolls whole. What is
 * placed absolutely in it scrolls with it: measured from the sheet, it made that scroll into emptiness, too.
 */
export const sheetBodyStyle =
  'relative min-h-[calc((1rem-16px)*14)] flex-1 overflow-y-auto px-5 pt-1 pb-6 sm:min-h-0 sm:px-6';

/** On a phone with large letters a label needs more than one line. */
const wrappingLabels =
  'max-sm:[&>:is(button,a)]:h-auto max-sm:[&>:is(button,a)]:whitespace-normal max-sm:[&>:is(button,a)]:py-2.5 max-sm:[&_svg]:shrink-0';

export const sheetFooterStyle = `${wrappingLabels} flex flex-col-reverse gap-3 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6`;
