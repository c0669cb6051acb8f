import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { type PaperId, paperIds } from '#core/qr/papers.ts';
import { readRange } from '#core/qr/table-range.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { settingsPageAddress } from '#web/lib/site/settings-addresses.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import type { PlannedCard, Restaurant } from '../card/card-design.ts';
import { useScanWarnings } from '../design/scan-advice.tsx';
import { qrAdviceTexts, qrPackTexts as t } from '../texts/qr.texts.ts';
import { usePack } from './use-pack.ts';

const paperTexts = {
  a6: { label: t.a6, hint: t.a6Hint },
  'a4-four': { label: t.four, hint: t.fourHint },
  'a4-eight': { label: t.eight, hint: t.eightHint },
  stickers: { label: t.stickers, hint: t.stickersHint },
} as const satisfies Record<PaperId, unknown>;

type PackPanelProps = { card: PlannedCard; restaurant: Restaurant };

export const PackPanel = ({ card, restaurant }: PackPanelProps) => {
  const text = useText();
  return (
    <Card aria-label={text(t.title)}>
      <CardHeader title={text(t.title)} description={text(t.intro)} />
      {restaurant.tables > 0 ? (
        <PackForm card={card} restaurant={restaurant} />
      ) : (
        <Alert
          tone="info"
          title={text(qrAdviceTexts.noTables)}
          action={
            <ButtonLink to={settingsPageAddress('restaurant')} variant="secondary" size="small">
              {text(qrAdviceTexts.tablesFix)}
            </ButtonLink>
          }
        >
          {text(t.noTablesHint)}
        </Alert>
      )}
    </Card>
  );
};

const PackForm = ({ card, restaurant }: PackPanelProps) => {
  const text = useText();
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState(String(restaurant.tables));
  const [paper, setPaper] = useState<PaperId>('a6');
  const { progress, make, cancel } = usePack(card, restaurant);
  const tables = readRange(from, to, restaurant.tables);
  // A6 is judged beside the preview.
  const tooSmall = useScanWarnings(card, paper).includes('size') && paper !== 'a6';
  const problem = tables === null && text(t.rangeInvalid, { last: restaurant.tables });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid max-w-md grid-cols-2 gap-4">
        <Field label={text(t.from)}>
          <NumberInput
            min={1}
            max={restaurant.tables}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </Field>
        <Field label={text(t.to)}>
          <NumberInput
            min={1}
            max={restaurant.tables}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </Field>
      </div>
      {problem && <Alert>{problem}</Alert>}
      <RadioGroup<PaperId>
        label={text(t.paper)}
        variant="cards"
        value={paper}
        onValueChange={setPaper}
        options={paperIds.map((id) => ({
          value: id,
          label: text(paperTexts[id].label),
          description: text(paperTexts[id].hint),
        }))}
      />
      {tooSmall && (
        <Alert
          tone="warn"
          title={text(qrAdviceTexts.size)}
          action={
            <Button variant="secondary" size="small" onClick={() => setPaper('a6')}>
              {text(qrAdviceTexts.sizeFixPaper)}
            </Button>
          }
        >
          {text(qrAdviceTexts.sizeHint)}
        </Alert>
      )}
      {progress ? (
        <PackProgress {...progress} onCancel={cancel} />
      ) : (
        <Button
          className="self-start"
          disabled={tables === null}
          icon={<FileDown aria-hidden="true" className="size-5" />}
          onClick={() => tables && void make(tables, paper)}
        >
          {text(t.make, { count: tables?.length ?? 0 })}
        </Button>
      )}
    </div>
  );
};

const PackProgress = ({ done, count, onCancel }: { done: number; count: number; onCancel: () => void }) => {
  const text = useText();
  return (
    <div className="flex items-center gap-4">
      <div className="flex-1">
        <p className="mb-2 text-ink-2 text-sm">{text(t.progress, { done, count })}</p>
        <ProgressBar label={text(t.progressLabel)} value={done / count} />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {text(t.cancel)}
      </Button>
    </div>
  );
};
