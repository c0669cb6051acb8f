import { type Arrangement, changesBetween } from '#core/menus/sections/menu-arrangement.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';
import { orderingTexts as t } from '../texts/editor.texts.ts';

type OrderConflictProps = {
  mine: Arrangement;
  theirs: Arrangement;
  nameOf: (id: string) => string;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two tabs reordered the same menu: both orders are shown, only where they differ. */
export const OrderConflict = ({ mine, theirs, nameOf, ...choice }: OrderConflictProps) => {
  const text = useText();
  const { sections, dishes } = changesBetween(theirs, mine);
  const say = (ids: readonly string[]) => ids.map(nameOf).join(' · ');
  const dishesOf = (arrangement: Arrangement, sectionId: string) =>
    say(arrangement.find(({ id }) => id === sectionId)?.dishIds ?? []);
  return (
    <ConflictNotice
      differences={[
        ...(sections
          ? [{ label: text(t.categories), mine: say(sections), theirs: say(theirs.map(({ id }) => id)) }]
          : []),
        ...dishes.map(({ sectionId, order }) => ({
          label: nameOf(sectionId),
          mine: say(order),
          theirs: dishesOf(theirs, sectionId),
        })),
      ]}
      {...choice}
    />
  );
};
