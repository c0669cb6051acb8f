import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useFieldControl } from './field-context.ts';
import { bareInput, InputBox, useLatinLine } from './input-box.tsx';

type TextInputProps = ComponentProps<'input'> & {
  /** An icon or a symbol at the start of the line; decorative. */
  lead?: ReactNode;
  trail?: ReactNode;
};

/** These are in Latin letters even on a Hebrew page. */
const latinTypes = ['email', 'tel', 'url'];

export const TextInput = ({ lead, trail, type = 'text', className, ...props }: TextInputProps) => {
  const field = useFieldControl(props);
  const latinLine = useLatinLine();
  const isLatin = latinTypes.includes(type);
  return (
    <InputBox lead={lead} trail={trail} className={className}>
      <input
        type={type}
        dir={isLatin ? latinLine.dir : undefined}
        className={classes(bareInput, isLatin && latinLine.className, props.dir === 'auto' && 'page-aligned')}
        {...props}
        {...field}
      />
    </InputBox>
  );
};
