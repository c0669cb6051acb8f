import { OwnerPage } from '#web/features/accounts/session/owner-page.tsx';
import { printStationTexts as t } from '#web/features/printing/station/print-station.texts.ts';
import { StationScreen } from '#web/features/printing/station/station-screen.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useParams } from '#web/lib/router/router-hooks.ts';
import { settingsPageAddress } from '#web/lib/site/settings-addresses.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';

/** Where a device prints the tickets of the printer beside it. A station may. */
export const PrintingPage = () => {
  const text = useText();
  const { printerId = '' } = useParams();
  return (
    <OwnerPage isForStations>
      {({ station }) => (
        <StationScreen
          printerId={printerId}
          back={
            <ButtonLink
              to={station ? '/order-manager' : settingsPageAddress('printing')}
              variant="ghost"
              size="small"
              className="self-start"
            >
              {text(station ? t.toBoard : t.back)}
            </ButtonLink>
          }
        />
      )}
    </OwnerPage>
  );
};
