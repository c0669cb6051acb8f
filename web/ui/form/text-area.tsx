import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { useFieldControl } from './field-context.ts';

/** Several lines; grows with its text where the browser can. */
export const TextArea = ({ rows = 3, className, ...props }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    className={classes(
      'control field-sizing-content max-h-80 min-h-24 resize-y px-3.5 py-2.5',
      props.dir === 'auto' && 'page-aligned',
      className,
    )}
    {...props}
    {...useFieldControl(props)}
  />
);
