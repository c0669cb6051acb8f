import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Accordion } from '#web/ui/layout/accordion.tsx';
import { printStationTexts as t } from './print-station.texts.ts';

/** How a browser prints without a dialog. */
export const KioskHelp = () => {
  const text = useText();
  return (
    <Accordion
      heading="h2"
      items={[
        {
          id: 'kiosk',
          title: text(t.kiosk),
          content: (
            <ol className="flex list-decimal flex-col gap-2 ps-5">
              <li>{text(t.kioskDefault)}</li>
              <li>
                {text(t.kioskStart)}
                <code
                  dir="ltr"
                  className="mt-1 block select-all break-all rounded-lg bg-quiet px-3 py-2 font-mono text-ink text-sm"
                >
                  {`chrome --kiosk-printing --app=${location.href.split('?')[0]}`}
                </code>
              </li>
              <li>{text(t.kioskMargins)}</li>
              <li>{text(t.kioskSwitch)}</li>
            </ol>
          ),
        },
      ]}
    />
  );
};
