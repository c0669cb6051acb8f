import { isSavedId } from '#core/values/saved-id.ts';
import { PaperMenuStudio } from '#web/features/paper-menu/paper-menu-studio.tsx';
import { paperMenuTexts as t } from '#web/features/paper-menu/texts/paper-menu.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useParams } from '#web/lib/router/router-hooks.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { pageTexts } from '../../document/page.texts.ts';
import { OwnerScreen } from '../owner-screen.tsx';
import { NotFoundPage } from '../site/not-found-page.tsx';

export const PaperMenuPage = () => {
  const text = useText();
  const { menuId = '' } = useParams();
  if (!isSavedId(menuId)) return <NotFoundPage />;
  return (
    <OwnerScreen>
      {() => (
        <>
          <PageHeader
            title={text(pageTexts.paperMenu)}
            description={text(t.intro)}
            back={{ to: '/dashboard', label: text(t.back) }}
          />
          <PaperMenuStudio key={menuId} menuId={menuId} />
        </>
      )}
    </OwnerScreen>
  );
};
