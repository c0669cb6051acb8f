import { ImagePlus } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../classes.ts';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { useFieldControl, useFieldLabelId } from '../form/field-context.ts';
import { FieldGroup } from '../form/field-group.tsx';
import { uiTexts } from '../ui.texts.ts';
import { type ImageProblem, imageMegabytes, imageTypes } from './image-file.ts';
import { ImagePreview } from './image-preview.tsx';
import { useImagePick } from './use-image-pick.ts';

type FilePickerProps = {
  label: ReactNode;
  /** The current picture: an address or a data URL. */
  value: string | null;
  onPick: (image: { dataUrl: string; file: File }) => void;
  onRemove?: () => void;
  /** Describes the picture to a screen reader. */
  previewAlt: string;
  /** 0 to 1 while the caller uploads. */
  uploadProgress?: number | null;
  error?: ReactNode;
  /** A document is shown whole, other pictures fill their frame. */
  shape?: 'wide' | 'square' | 'document';
  optional?: boolean;
};

/** A picture by choosing, dropping or pasting. */
export const FilePicker = ({ label, error, optional, ...props }: FilePickerProps) => {
  const text = useText();
  const { take, problem, progress } = useImagePick(props.onPick);
  const problems: Record<ImageProblem, string> = {
    'wrong-kind': text(uiTexts.imageWrongKind),
    'too-large': text(uiTexts.imageTooLarge, { megabytes: imageMegabytes }),
    unreadable: text(uiTexts.imageUnreadable),
  };
  return (
    <FieldGroup label={label} optional={optional} error={(problem && problems[problem]) ?? error}>
      <Zone {...props} onFile={take} progress={props.uploadProgress ?? progress} />
    </FieldGroup>
  );
};

type ZoneProps = Pick<FilePickerProps, 'value' | 'onRemove' | 'previewAlt' | 'shape'> & {
  onFile: (file: File | null | undefined) => void;
  progress: number | null;
};

/** Exactly one: of two classes for one property the style sheet's order decides, not ours. */
const borderOf = (zone: { isWrong: boolean; isOver: boolean; isFilled: boolean }): string => {
  if (zone.isWrong) return 'border-bad';
  if (zone.isOver) return 'border-brand';
  return zone.isFilled ? 'border-line' : 'border-line-strong';
};

const zoneSizes = { wide: 'min-h-44 w-full', square: 'aspect-square w-48', document: 'h-72 w-full' } as const;

const Zone = ({ value, onRemove, previewAlt, shape = 'wide', onFile, progress }: ZoneProps) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldControl({});
  const labelId = useFieldLabelId();
  const [dragging, setDragging] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    onFile(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the group is named by the field's label
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={field['aria-describedby']}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      className={classes(
        'relative overflow-hidden rounded-card border transition-colors',
        zoneSizes[shape],
        !value && 'border-dashed',
        dragging ? 'bg-brand-soft' : 'bg-card',
        borderOf({ isWrong: Boolean(field['aria-invalid']), isOver: dragging, isFilled: Boolean(value) }),
      )}
    >
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        tabIndex={-1}
        aria-labelledby={labelId}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file may be picked again after a failure.
          event.target.value = '';
        }}
      />
      {value ? (
        <ImagePreview
          src={value}
          alt={previewAlt}
          isWhole={shape === 'document'}
          onReplace={() => input.current?.click()}
          onRemove={onRemove}
        />
      ) : (
        <button
          type="button"
          onClick={() => input.current?.click()}
          className="-outline-offset-4 absolute inset-0 flex flex-col items-center justify-center gap-1 rounded-card p-4 text-center hover:bg-quiet"
        >
          <ImagePlus aria-hidden="true" className="mb-1.5 size-7 text-brand" />
          <span className="font-medium">{text(dragging ? uiTexts.dropNow : uiTexts.pickImage)}</span>
          <span className="text-ink-2 text-sm">{text(uiTexts.dropImage)}</span>
          {shape !== 'square' && (
            <span className="text-ink-2 text-sm">
              {text(uiTexts.imageKinds, { megabytes: imageMegabytes })}
            </span>
          )}
        </button>
      )}
      {progress !== null && (
        <div className="absolute inset-x-0 bottom-0 bg-card/90 p-3">
          <ProgressBar label={text(uiTexts.uploadProgress)} value={progress} />
        </div>
      )}
    </div>
  );
};
