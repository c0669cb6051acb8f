import { useState } from 'react';
import { imageHashFromUrl, pictureUrl } from '#core/menus/image-urls.ts';
import { PictureTag } from './dish-markup.ts';

/**
 * How a picture is offered, as briefly as possible: a page has sixty of these.
 * `thumbnail`: 7rem, for which 320 pixels are enough on any screen. `card`: 10 to 17rem; 320 pixels for plain screens,
 * 640 for dense ones, and '3.2x' puts the border between the two at 1.8. `large`: the width of the screen or dialog.
 */
const offers = {
  thumbnail: () => ({}),
  card: (hash: string) => ({ srcSet: `${pictureUrl(hash, 640)} 3.2x` }),
  large: (hash: string) => ({
    srcSet: `${pictureUrl(hash, 640)} 640w,${pictureUrl(hash, 1280)} 1280w`,
    sizes: '(min-width:40rem)32rem,100vw',
  }),
};
export type PictureKind = keyof typeof offers;

type GuestDishPictureProps = {
  image: string | null;
  color: string | null;
  kind: PictureKind;
  isFirst?: boolean;
};

/** The picture of a dish on its dominant colour; without a picture, or when it fails to load, a quiet plate. */
export const GuestDishPicture = ({ image, color, kind, isFirst = false }: GuestDishPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!image || failed === image) return <div className="pic none" />;
  const hash = imageHashFromUrl(image);
  return (
    <PictureTag
      className="pic"
      ref={(picture) => {
        // Through the CSSOM: the content security policy refuses style attributes in the markup.
        if (color) picture?.style.setProperty('background-color', color);
        // It may have failed before this script was there to notice.
        if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc) setFailed(image);
      }}
      src={hash ? pictureUrl(hash, 320) : image}
      {...(hash && offers[kind](hash))}
      alt=""
      loading={isFirst ? undefined : 'lazy'}
      onError={() => setFailed(image)}
    />
  );
};
