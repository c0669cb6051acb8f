import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';

/** Passes the reading direction to the primitives. Goes once around the app, inside LocaleProvider. */
export const UiProvider = ({ children }: { children: ReactNode }) => {
  const { direction } = useLocale();
  return <Direction.Provider dir={direction}>{children}</Direction.Provider>;
};
