import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { readPasted } from '#core/menu-files/table/read-pasted.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button, type ButtonProps } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSaveShortcut } from '#web/ui/form/use-save-shortcut.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { fileMegabytes } from '../reading/file-problem.ts';
import type { ReadFile } from '../reading/read-menu-file.ts';
import { importTexts as t } from './menu-import.texts.ts';
import { useReading } from './use-reading.ts';

/** No menu is longer. */
const pastedKilobytes = 200;
/** So much is read in the blink of an eye; what is longer is read beside the page. */
const readAtOnce = 20_000;

type SourceStepProps = {
  text: string;
  /** Whoever comes back to it continues at the text. */
  isBack: boolean;
  onText: (text: string) => void;
  onRead: (read: ReadFile) => void;
};

/** Where a menu comes from: text that is pasted, or a file. */
export const SourceStep = ({ text: pasted, isBack, onText, onRead }: SourceStepProps) => {
  const text = useText();
  const [isEmpty, setEmpty] = useState(false);
  const isTooLong = pasted.length > pastedKilobytes * 1000;
  const reading = useReading(onRead);
  const read = () => {
    if (isTooLong) return;
    if (pasted.length > readAtOnce) {
      void reading.start(pasted);
      return;
    }
    const menu = readPasted(pasted);
    setEmpty(menu.sections.length === 0);
    if (menu.sections.length > 0) onRead({ source: pasted, menu });
  };
  useSaveShortcut(read);
  const problem = isTooLong
    ? text(t.tooLong, { kilobytes: pastedKilobytes })
    : (isEmpty || reading.problem !== null) && text(t.nothingRead);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card className="flex flex-col gap-4">
        <Field label={text(t.paste)} hint={text(t.pasteHint)} error={problem || undefined}>
          <TextArea
            rows={14}
            autoFocus={isBack}
            // The example reads as the page does.
            dir={pasted ? 'auto' : undefined}
            className="max-h-[60dvh]"
            placeholder={text(t.pasteExample)}
            value={pasted}
            onChange={(event) => {
              setEmpty(false);
              reading.forget();
              onText(event.target.value);
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <ReadingButton
            disabled={pasted.trim() === ''}
            loading={reading.isReading}
            onClick={read}
            onStop={reading.stop}
          >
            {text(t.read)}
          </ReadingButton>
        </div>
      </Card>
      <FileZone onRead={onRead} />
    </div>
  );
};

/** Begins the reading, and stops it while it lasts; the stop gives its focus back. */
const ReadingButton = ({ onStop, ...button }: ButtonProps & { onStop: () => void }) => {
  const text = useText();
  const begin = useRef<HTMLButtonElement>(null);
  const stop = () => {
    begin.current?.focus();
    onStop();
  };
  return (
    <>
      <Button ref={begin} {...button} />
      {button.loading && (
        <Button variant="ghost" onClick={stop}>
          {text(t.stop)}
        </Button>
      )}
    </>
  );
};

const FileZone = ({ onRead }: Pick<SourceStepProps, 'onRead'>) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { isReading, problem, start, stop } = useReading(onRead);

  const take = (file: File | undefined) => {
    if (file) void start(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="flex flex-col gap-4">
      <Card
        className={classes(
          'flex flex-1 flex-col items-center justify-center gap-3 border-dashed py-10 text-center shadow-none transition-colors',
          isOver ? 'border-brand ring-2 ring-brand' : 'border-line-strong',
        )}
        onDrop={drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
      >
        <FileSpreadsheet aria-hidden="true" className="size-9 text-brand" />
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          tabIndex={-1}
          aria-label={text(t.chooseFile)}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
        <ReadingButton
          variant="secondary"
          loading={isReading}
          onClick={() => input.current?.click()}
          onStop={stop}
        >
          {text(t.chooseFile)}
        </ReadingButton>
        <p className="max-w-64 text-balance text-ink-2 text-sm">
          {isReading ? text(t.reading) : text(t.fileHint, { megabytes: fileMegabytes })}
        </p>
      </Card>
      {problem && <Alert title={text(t.fileNotRead)}>{text(t[problem])}</Alert>}
    </div>
  );
};
