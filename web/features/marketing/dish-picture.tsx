import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { PhoneDish } from './phone-menu.ts';

type DishPictureProps = { dish: PhoneDish; className: string; children?: ReactNode };

export const DishPicture = ({ dish: { picture, color }, className, children }: DishPictureProps) => (
  <span
    className={classes('relative grid shrink-0 place-items-center overflow-hidden rounded-xl', className)}
    style={{ backgroundColor: color }}
  >
    {picture && (
      <img
        src={picture.src}
        alt=""
        width="72"
        height="72"
        className={picture.fills ? 'size-full object-cover' : 'size-4/5'}
      />
    )}
    {children}
  </span>
);
