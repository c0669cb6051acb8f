import {
  ExternalLink,
  Globe,
  type LucideIcon,
  Pencil,
  Printer as PrinterIcon,
  QrCode,
  Router,
  Trash2,
} from 'lucide-react';
import type { Printer } from '#core/printing/printer-shape.ts';
import { isFetching, type SeenPrinterKind } from '#core/printing/printer-state.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printingPageAddress } from '#web/lib/site/printing-addresses.ts';
import { printerStatusTexts, remedyOf } from '#web/lib/texts/printer-status.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { printerKindTexts } from '../texts/printer-kind.texts.ts';
import type { AreaChoice } from './common/area-choice.ts';
import { printersTexts as t } from './common/printers.texts.ts';
import { TestButton } from './common/test-button.tsx';
import { PrinterStatusBadge } from './printer-status-badge.tsx';
import { PrinterSummary } from './printer-summary.tsx';

export type PrinterAction = 'edit' | 'address' | 'remove';

const icons = {
  star: PrinterIcon,
  epson: PrinterIcon,
  network: Router,
  browser: Globe,
  other: PrinterIcon,
} as const satisfies Record<SeenPrinterKind, LucideIcon>;

type PrinterRowProps = {
  printer: Printer;
  areas: readonly AreaChoice[];
  onAction: (action: PrinterAction) => void;
};

export const PrinterRow = ({ printer, areas, onAction }: PrinterRowProps) => {
  const text = useText();
  const { name, kind, status, lastTicketAt, waiting, network } = printer;
  const Icon = icons[kind];
  const remedy = remedyOf(kind, status);
  const iconStyle = 'size-4.5';
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h4 className="min-w-0 break-words font-semibold">
              <Name>{name}</Name>
            </h4>
            <PrinterStatusBadge status={status} />
          </div>
          <p className="text-ink-2 text-sm">
            {text(printerKindTexts[kind])}
            {network && (
              <>
                {' · '}
                <bdi dir="ltr">{`${network.host}:${network.port}`}</bdi>
                {' · '}
                <Name>{network.agentName}</Name>
              </>
            )}
          </p>
          {remedy && (
            <p className={status === 'paper_low' || status === 'new' ? 'text-sm' : 'text-bad text-sm'}>
              <span className="sr-only">{text(printerStatusTexts[status])}: </span>
              {text(remedy)}
            </p>
          )}
          <p className="text-ink-2 text-sm">
            {lastTicketAt ? (
              <>
                {text(t.lastTicket)} <Time value={lastTicketAt} style="date-time" />
              </>
            ) : (
              text(t.noTicket)
            )}
            {waiting > 0 && (
              <span className="font-medium text-ink"> · {text(t.waiting, { count: waiting })}</span>
            )}
          </p>
          <PrinterSummary printer={printer} areas={areas} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:ps-8">
        <TestButton printer={printer} />
        {kind !== 'other' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={text(t.editOf, { name })}
            icon={<Pencil aria-hidden="true" className={iconStyle} />}
            onClick={() => onAction('edit')}
          >
            {text(t.edit)}
          </Button>
        )}
        {isFetching(kind) && (
          <Button
            variant="secondary"
            size="small"
            aria-label={text(t.newAddressOf, { name })}
            icon={<QrCode aria-hidden="true" className={iconStyle} />}
            onClick={() => onAction('address')}
          >
            {text(t.newAddress)}
          </Button>
        )}
        {kind === 'browser' && (
          <ButtonLink
            to={printingPageAddress(printer._id)}
            target="_blank"
            aria-label={text(t.openPageOf, { name })}
            variant="secondary"
            size="small"
            icon={<ExternalLink aria-hidden="true" className={iconStyle} />}
          >
            {text(t.openPage)}
          </ButtonLink>
        )}
        <IconButton
          label={text(t.removeOf, { name })}
          icon={<Trash2 aria-hidden="true" />}
          tone="danger"
          className="ms-auto"
          onClick={() => onAction('remove')}
        />
      </div>
    </li>
  );
};
