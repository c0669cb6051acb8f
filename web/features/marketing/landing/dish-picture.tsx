import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { PhoneDish } from './phone-menu.ts';

type DishPictureProps = { dish: PhoneDish; className: string; children?: ReactNode };

export const DishPicture = ({ dish: { picture, color }, className, children }: DishPictureProps) => (
  <span
    className={classes('relative grid shrink-0 place-items-center overflow-hidden rounded-xl', className)}
  >
    {/* Not a style: the server writes this, and its policy allows no style attribute. */}
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={color} />
    </svg>
    {picture && (
      <img
        src={picture.src}
        alt=""
        width="72"
        height="72"
        className={classes('relative', picture.fills ? 'size-full object-cover' : 'size-4/5')}
      />
    )}
    {children}
  </span>
);
