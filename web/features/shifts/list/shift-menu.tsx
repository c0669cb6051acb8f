import type { Shift } from '#core/shifts/shift-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { menuNameTexts } from '#web/lib/texts/menu-name.texts.ts';
import { shiftsTexts as t } from './shifts.texts.ts';

/** The menu a shift was opened with, by the name it had then. */
export const ShiftMenu = ({ menu: { _id, name } }: { menu: Shift['activeMenu'] }) => {
  const text = useText();
  return <bdi>{name || text(_id ? menuNameTexts.unnamed : t.unknownMenu)}</bdi>;
};
