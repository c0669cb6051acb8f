import type { SeenStatus } from '#core/printing/printer-state.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printerStatusTexts } from '#web/lib/texts/printer-status.texts.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';

const tones = {
  ok: 'ok',
  paper_low: 'warn',
  paper_out: 'bad',
  cover_open: 'bad',
  jam: 'bad',
  error: 'bad',
  offline: 'bad',
  new: 'info',
} as const satisfies Record<SeenStatus, Tone>;

/** Announced when it changes. */
export const PrinterStatusBadge = ({ status }: { status: SeenStatus }) => {
  const text = useText();
  return (
    <span role="status">
      <Badge tone={tones[status]} icon>
        {text(printerStatusTexts[status])}
      </Badge>
    </span>
  );
};
