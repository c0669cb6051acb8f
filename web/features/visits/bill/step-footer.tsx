import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Where the buttons of the present step stand: below what scrolls, in the dialog that stays while its steps change. */
const FooterPlace = createContext<HTMLElement | null>(null);
export const FooterPlaceProvider = FooterPlace.Provider;

export const StepFooter = ({ children }: { children: ReactNode }) => {
  const place = use(FooterPlace);
  return place && createPortal(children, place);
};

/** As in the foot of any dialog: in a column on a phone, where a long label takes two lines. */
export const footerPlaceStyle =
  'flex w-full flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-end max-sm:[&_button]:h-auto max-sm:[&_button]:min-h-11 max-sm:[&_button]:whitespace-normal max-sm:[&_button]:py-2.5 empty:hidden';
