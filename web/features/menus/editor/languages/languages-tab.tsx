import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { otherLanguages } from '#core/menus/translations/menu-texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { useLeave } from '#web/ui/overlay/unsaved-guard.tsx';
import { createDraftStore, useDrafts } from './draft-store.ts';
import { LanguageChoice } from './language-choice.tsx';
import { languagesTexts as t } from './languages.texts.ts';
import { countMissing, onlyChanged } from './translation-drafts.ts';
import { TranslationForm } from './translation-form.tsx';
import { translationsQuery } from './translations-query.ts';

/** A language has its own drafts: choosing another one begins anew. */
const beginIn = (language: GuestLocale) => ({ language, store: createDraftStore() });

type LanguagesTabProps = {
  menu: Menu;
  /** What is being translated, for the preview beside it. */
  onLanguage?: (language: GuestLocale | null) => void;
  onDish?: (dishId: string) => void;
};

export const LanguagesTab = ({ menu, onLanguage, onDish }: LanguagesTabProps) => {
  const text = useText();
  const leave = useLeave();
  const others = otherLanguages(menu.mainLanguage);
  const [{ language, store }, begin] = useState(() => beginIn(others[0] ?? 'en'));
  const { data, error, refetch } = useQuery(translationsQuery(menu._id, language));
  const current = data?.language === language ? data : null;
  useEffect(() => {
    // The saved texts have come anew: what equals them by now is no draft any more.
    if (current) store.change(onlyChanged);
  }, [current, store]);
  useEffect(() => {
    onLanguage?.(language);
    return () => onLanguage?.(null);
  }, [language, onLanguage]);
  const missingNow = useDrafts(store, (drafts) => (current ? countMissing(drafts, current.texts) : -1));

  const stateOf = (other: GuestLocale) => data?.languages.find((each) => each.language === other);
  const isOffered = current && stateOf(language)?.isOffered;
  return (
    <div className="flex flex-col gap-4">
      <LanguageChoice
        languages={others.map((other) => ({
          language: other,
          missing: other === language && current ? missingNow : (stateOf(other)?.missing ?? null),
        }))}
        value={language}
        onChoose={(next) => leave(() => begin(beginIn(next)))}
      />
      {current && <p className="text-ink-2 text-sm">{text(isOffered ? t.offered : t.notOffered)}</p>}
      {error && !current && <LoadFailed error={error} onRetry={refetch} />}
      {!error && !current && (
        <SkeletonRegion className="flex flex-col gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </SkeletonRegion>
      )}
      {current && (
        <TranslationForm
          key={language}
          menuId={menu._id}
          main={current.mainLanguage}
          language={language}
          texts={current.texts}
          store={store}
          onDish={onDish}
        />
      )}
    </div>
  );
};
