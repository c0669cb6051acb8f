import { useEffect, useState } from 'react';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { fontTexts } from '#core/theme/font.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { layoutTexts, styleTexts } from '#web/lib/texts/style.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { useSaveShortcut } from '#web/ui/form/use-save-shortcut.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { otherMenuOf, useMenuSave } from '../saved-menu/use-menu-save.ts';
import { ColorChoice } from './color-choice.tsx';
import { designTexts as t } from './design.texts.ts';
import { FontChoice } from './font-choice.tsx';
import { LayoutChoice } from './layout-choice.tsx';

const menuStyleOf = ({ primaryColor, layoutStyle, fontStyle }: Menu): MenuStyle => ({
  primaryColor,
  layoutStyle,
  fontStyle,
});
const isSame = (one: MenuStyle, other: MenuStyle): boolean =>
  one.primaryColor === other.primaryColor &&
  one.layoutStyle === other.layoutStyle &&
  one.fontStyle === other.fontStyle;

type DesignTabProps = { menu: Menu; onTry: (style: MenuStyle | null) => void };

export const DesignTab = ({ menu, onTry }: DesignTabProps) => {
  const text = useText();
  const [base, setBase] = useState(menu);
  const [style, setStyle] = useState(() => menuStyleOf(menu));
  const { mutate, isPending, error, reset } = useMenuSave(menu._id, (saved) =>
    isSame(menuStyleOf(saved), menuStyleOf(base)),
  );
  const other = otherMenuOf(error);
  const isDirty = !isSame(style, menuStyleOf(base));
  useUnsaved(isDirty);
  // What was only tried is gone with the tab.
  useEffect(() => () => onTry(null), [onTry]);

  const change = (part: Partial<MenuStyle>) => {
    const next = { ...style, ...part };
    setStyle(next);
    onTry(next);
    if (part.fontStyle) {
      try {
        localStorage.setItem('fontStyle', part.fontStyle);
      } catch {
        // A private window remembers nothing; the choice itself is saved with the menu.
      }
    }
  };
  const sendOnce = useSendOnce(mutate);
  const save = (revision = base.revision) =>
    void sendOnce({ ...style, revision }, (saved) => {
      setBase(saved);
      showSuccess(text(t.saved));
    });
  const takeTheirs = (theirs: Menu) => {
    setBase(theirs);
    change(menuStyleOf(theirs));
    reset();
  };
  useSaveShortcut(() => save());

  const describe = (each: MenuStyle) =>
    [each.primaryColor, text(fontTexts[each.fontStyle]), text(layoutTexts[each.layoutStyle])].join(', ');
  return (
    <Card className="flex max-w-3xl flex-col gap-7">
      {other && (
        <ConflictNotice
          differences={[
            {
              label: [text(styleTexts.color), text(styleTexts.font), text(styleTexts.layout)].join(', '),
              mine: describe(style),
              theirs: describe(menuStyleOf(other)),
            },
          ]}
          saving={isPending}
          onKeepMine={() => save(other.revision)}
          onTakeTheirs={() => takeTheirs(other)}
        />
      )}
      {error && !other && <Alert>{text(t.failed)}</Alert>}
      <ColorChoice color={style.primaryColor} onChange={(primaryColor) => change({ primaryColor })} />
      <FontChoice font={style.fontStyle} onChange={(fontStyle) => change({ fontStyle })} />
      <LayoutChoice layout={style.layoutStyle} onChange={(layoutStyle) => change({ layoutStyle })} />
      <Button className="self-start" loading={isPending} onClick={() => save()}>
        {text(t.save)}
      </Button>
    </Card>
  );
};
