import { useState } from 'react';
import { type ImageWidth, imageHashFromUrl, imageUrl } from '#core/menus/image-urls.ts';

type DishPictureProps = {
  image: string | null;
  color: string | null;
  /** From small to large; the middle one is for browsers that read no `srcset`. */
  widths: readonly ImageWidth[];
  sizes: string;
  isFirst?: boolean;
};

/** The picture of a dish on its dominant colour; without a picture, or when it fails to load, a quiet plate. */
export const DishPicture = ({ image, color, widths, sizes, isFirst = false }: DishPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!image || failed === image) return <div className="pic none" />;
  const hash = imageHashFromUrl(image);
  const middle = widths[widths.length >> 1] ?? 320;
  return (
    <div
      className="pic"
      // Set through the object model: the content security policy refuses style attributes in the markup.
      ref={(box) => {
        if (color) box?.style.setProperty('background-color', color);
      }}
    >
      <img
        ref={(picture) => {
          // It may have failed before this script was there to hear of it.
          if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc) setFailed(image);
        }}
        src={hash ? imageUrl(hash, middle, 'webp') : image}
        srcSet={hash ? widths.map((width) => `${imageUrl(hash, width, 'webp')} ${width}w`).join() : undefined}
        sizes={hash ? sizes : undefined}
        alt=""
        loading={isFirst ? undefined : 'lazy'}
        onError={() => setFailed(image)}
      />
    </div>
  );
};
