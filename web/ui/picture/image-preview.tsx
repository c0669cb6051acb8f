import { RefreshCw, Trash2 } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { classes } from '../classes.ts';
import { uiTexts } from '../ui.texts.ts';

type ImagePreviewProps = {
  src: string;
  alt: string;
  /** Instead of filling the frame. */
  isWhole: boolean;
  onReplace: () => void;
  onRemove?: () => void;
};

/** The chosen picture in its frame, with its actions. */
export const ImagePreview = ({ src, alt, isWhole, onReplace, onRemove }: ImagePreviewProps) => {
  const text = useText();
  return (
    <>
      <img
        src={src}
        alt={alt}
        className={classes('absolute inset-0 size-full', isWhole ? 'object-contain p-2' : 'object-cover')}
      />
      <div className="absolute end-2 bottom-2 flex gap-2">
        <IconButton
          label={text(uiTexts.replaceImage)}
          icon={<RefreshCw aria-hidden="true" />}
          tone="outlined"
          onClick={onReplace}
        />
        {onRemove && (
          <IconButton
            label={text(uiTexts.removeImage)}
            icon={<Trash2 aria-hidden="true" />}
            tone="outlined"
            onClick={onRemove}
          />
        )}
      </div>
    </>
  );
};
