import { LogOutButton } from '#web/features/accounts/session/log-out-button.tsx';
import { QrStudio } from '#web/features/qr/qr-studio.tsx';
import { qrTexts as t } from '#web/features/qr/texts/qr.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { OwnerScreen } from '../owner-screen.tsx';

export const QrCodePage = () => {
  const text = useText();
  return (
    <OwnerScreen actions={() => <LogOutButton />}>
      {(account) => (
        <>
          <PageHeader
            title={text(t.title)}
            description={text(t.intro)}
            back={{ to: '/dashboard', label: text(t.back) }}
          />
          <QrStudio ownerId={account._id} />
        </>
      )}
    </OwnerScreen>
  );
};
