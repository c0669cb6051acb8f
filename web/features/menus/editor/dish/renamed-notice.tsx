import type { Translations } from '#core/menus/translations/translations.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { DishDraft } from './dish-draft.ts';
import { renamedTexts as t } from './renamed-notice.texts.ts';
import { renamedParts } from './renamed-parts.ts';

type RenamedNoticeProps = {
  of: 'sizes' | 'changes';
  saved: DishDraft;
  draft: DishDraft;
  translations: Translations;
};

/** A part with another name is another part, and nobody has translated it yet. */
export const RenamedNotice = ({ of, saved, draft, translations }: RenamedNoticeProps) => {
  const text = useText();
  const names = renamedParts(of, saved, draft, translations);
  if (names.length === 0) return null;
  return <Alert tone="info">{text(t.renamed, { names: names.join(', ') })}</Alert>;
};
