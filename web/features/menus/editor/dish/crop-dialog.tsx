import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { dishPanelTexts as t } from '../texts/menu-editor.texts.ts';
import { structureTexts } from '../texts/structure.texts.ts';
import { type Crop, cropSquare, dragCrop, maxZoom, wholeCrop } from './crop-area.ts';

type CropDialogProps = { source: string; onCrop: (dataUrl: string) => void; onClose: () => void };

const frame = 300;
/** The widest picture that is ever shown. */
const largest = 1280;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [12, 0],
  ArrowRight: [-12, 0],
  ArrowUp: [0, 12],
  ArrowDown: [0, -12],
};

const paint = (canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop, size: number): void => {
  const { side, left, top } = cropSquare({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, size, size);
};

const cutOut = (image: HTMLImageElement, crop: Crop): string => {
  const { side } = cropSquare({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  paint(canvas, image, crop, Math.max(1, Math.round(Math.min(side, largest))));
  // Safari has no WebP encoder and answers with PNG, which is just as welcome.
  return canvas.toDataURL('image/webp', 0.92);
};

/** The card's shape is a square: the owner chooses which. */
export const CropDialog = ({ source, onCrop, onClose }: CropDialogProps) => {
  const text = useText();
  const zoomId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [failed, setFailed] = useState(false);
  const [crop, setCrop] = useState(wholeCrop);

  useEffect(() => {
    const loading = new Image();
    loading.onload = () => setImage(loading);
    loading.onerror = () => setFailed(true);
    loading.src = source;
  }, [source]);
  useEffect(() => {
    if (canvas.current && image) paint(canvas.current, image, crop, frame * 2);
  }, [image, crop]);

  const move = (dx: number, dy: number) => {
    if (!image) return;
    const picture = { width: image.naturalWidth, height: image.naturalHeight };
    setCrop((before) => dragCrop(before, picture, frame, dx, dy));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!from.current) return;
    move(event.clientX - from.current.x, event.clientY - from.current.y);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closesOnOutsideClick={false}
      title={text(t.crop)}
      description={text(t.cropHint)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text(structureTexts.cancel)}
          </Button>
          <Button disabled={!image} onClick={() => image && onCrop(cutOut(image, crop))}>
            {text(t.useCrop)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-4">
        {failed && <Alert>{text(t.unreadable)}</Alert>}
        <canvas
          ref={canvas}
          tabIndex={0}
          role="img"
          aria-label={text(t.cropArea)}
          className="size-75 cursor-move touch-none rounded-card bg-quiet"
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            from.current = null;
          }}
        />
        <label htmlFor={zoomId} className="flex w-75 items-center gap-3">
          <span>{text(t.zoom)}</span>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            className="h-11 flex-1 accent-brand"
            onChange={(event) => setCrop({ ...crop, zoom: Number(event.target.value) })}
          />
        </label>
      </div>
    </Dialog>
  );
};
