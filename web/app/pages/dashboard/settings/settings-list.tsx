import {
  ChefHat,
  ChevronRight,
  Clock,
  Database,
  type LucideIcon,
  Printer,
  ShieldCheck,
  Store,
  UserRound,
  UsersRound,
  Wheat,
} from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { type SettingsPage, settingsPageAddress } from '#web/lib/site/settings-addresses.ts';
import { AppLink } from '#web/ui/action/link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { settingsPageTexts } from './settings-page-name.texts.ts';
import { settingsHintTexts, settingsListTexts as t } from './settings-pages.texts.ts';

const icons = {
  restaurant: Store,
  'opening-hours': Clock,
  kosher: Wheat,
  ordering: ChefHat,
  printing: Printer,
  team: UsersRound,
  account: UserRound,
  security: ShieldCheck,
  data: Database,
} as const satisfies Record<SettingsPage, LucideIcon>;

type SettingsListProps = { pages: readonly SettingsPage[]; opened: SettingsPage | null };

/** The whole screen of a phone; a column beside the opened page where there is room. */
export const SettingsList = ({ pages, opened }: SettingsListProps) => {
  const text = useText();
  return (
    <nav aria-label={text(t.list)}>
      <ul className="flex flex-col max-md:divide-y max-md:divide-line max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:shadow-card md:gap-1">
        {pages.map((page) => {
          const Icon = icons[page];
          return (
            <li key={page}>
              <AppLink
                to={settingsPageAddress(page)}
                data-settings-page={page}
                aria-current={page === opened ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-ink-2 transition-colors hover:text-ink aria-[current]:bg-quiet aria-[current]:font-medium aria-[current]:text-ink max-md:px-4 max-md:py-3 max-md:text-ink aria-[current]:[&_svg]:text-brand forced-colors:border forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
                <span className="min-w-0 flex-1">
                  <span className="block max-md:font-medium">{text(settingsPageTexts[page])}</span>
                  <span className="block text-ink-2 text-sm md:hidden">{text(settingsHintTexts[page])}</span>
                </span>
                <FlipIcon icon={ChevronRight} className="size-5 shrink-0 text-ink-2 md:hidden" />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
