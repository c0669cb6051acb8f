import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { conflictTexts as t } from '#web/lib/texts/conflict.texts.ts';
import { Button } from '../action/button.tsx';
import { Alert } from './alert.tsx';

export type Difference = {
  label: string;
  mine: string;
  theirs: string;
  /** Needed where labels may repeat. */
  key?: string;
  /** Of both texts, when it is not the page's. */
  lang?: string;
};

type ConflictNoticeProps = {
  differences: readonly Difference[];
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two tabs edited the same data: both texts are shown, and the owner decides. */
export const ConflictNotice = ({ differences, saving, onKeepMine, onTakeTheirs }: ConflictNoticeProps) => {
  const text = useText();
  return (
    <Alert
      tone="warn"
      title={text(t.title)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" loading={saving} onClick={onKeepMine}>
            {text(t.keepMine)}
          </Button>
          <Button size="small" variant="secondary" onClick={onTakeTheirs}>
            {text(t.takeTheirs)}
          </Button>
        </div>
      }
    >
      <p>{text(t.text)}</p>
      <dl className="mt-2 flex flex-col gap-2">
        {differences.map(({ label, mine, theirs, key = label, lang }) => (
          <div key={key}>
            <dt className="font-medium">{label}</dt>
            <dd className="line-clamp-4 break-words">
              <span className="text-ink-2">{text(t.mine)}:</span>{' '}
              <bdi lang={mine && lang}>{mine || text(t.empty)}</bdi>
            </dd>
            <dd className="line-clamp-4 break-words">
              <span className="text-ink-2">{text(t.theirs)}:</span>{' '}
              <bdi lang={theirs && lang}>{theirs || text(t.empty)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
};
