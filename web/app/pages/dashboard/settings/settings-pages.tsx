import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { canTakeOrders } from '#core/accounts/plans.ts';
import { ConfirmEmail } from '#web/features/accounts/settings/confirm-email.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useNavigate } from '#web/lib/router/router-hooks.ts';
import {
  type SettingsPage,
  settingsAddress,
  settingsPageAddress,
  settingsPages,
} from '#web/lib/site/settings-addresses.ts';
import { AppLink } from '#web/ui/action/link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { useMinWidth } from '#web/ui/layout/use-min-width.ts';
import { SettingsContents } from './settings-contents.tsx';
import { SettingsList } from './settings-list.tsx';
import { settingsPageTexts } from './settings-page-name.texts.ts';
import { settingsListTexts as t } from './settings-pages.texts.ts';

const forOrders: ReadonlySet<SettingsPage> = new Set(['ordering', 'printing', 'team']);

type SettingsPagesProps = { account: Account; requested: string | undefined };

/**
 * One subject a page. Where there is room, the list stands beside it, and the first page is open; a phone shows one or
 * the other. Both are one tree, so that turning a tablet loses nothing that is typed.
 */
export const SettingsPages = ({ account, requested }: SettingsPagesProps) => {
  const text = useText();
  const navigate = useNavigate();
  const hasRoom = useMinWidth('48rem');
  const pages = settingsPages.filter((page) => canTakeOrders(account.plan) || !forOrders.has(page));
  const chosen = pages.find((page) => page === requested) ?? null;
  const opened = chosen ?? (hasRoom ? 'restaurant' : null);
  const isImplied = opened !== null && chosen === null;
  useEffect(() => {
    if (isImplied) void navigate(settingsPageAddress('restaurant'), { replace: true, keepsScroll: true });
  }, [isImplied, navigate]);
  return (
    <div className="md:grid md:grid-cols-[minmax(10rem,14rem)_minmax(0,1fr)] md:items-start md:gap-8">
      {(hasRoom || !opened) && <SettingsList pages={pages} opened={opened} />}
      {opened && (
        <div className="flex min-w-0 flex-col gap-4">
          {!hasRoom && (
            <AppLink
              to={settingsAddress}
              className="touch-target inline-flex min-h-6 items-center gap-1.5 self-start rounded-sm text-ink-2 text-sm transition-colors hover:text-ink"
            >
              <FlipIcon icon={ArrowLeft} className="size-4" />
              {text(t.back)}
            </AppLink>
          )}
          <h2 data-settings-heading="" tabIndex={-1} className="font-semibold text-xl outline-none">
            {text(settingsPageTexts[opened])}
          </h2>
          <SettingsContents key={opened} account={account} page={opened} />
        </div>
      )}
      {!account.throwAwayAt && <ConfirmEmail account={account} />}
    </div>
  );
};
