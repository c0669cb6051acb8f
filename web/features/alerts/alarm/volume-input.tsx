import { useFieldControl } from '#web/ui/form/field-context.ts';

type VolumeInputProps = { value: number; onValueChange: (value: number) => void };

/** From silent to full. Louder is towards the end of the line, in either direction of reading. */
export const VolumeInput = ({ value, onValueChange }: VolumeInputProps) => (
  <input
    type="range"
    min={0}
    max={1}
    step={0.1}
    value={value}
    onChange={(event) => onValueChange(Number(event.target.value))}
    className="h-11 w-full accent-brand"
    {...useFieldControl({})}
  />
);
