import { useFieldControl } from '#web/ui/form/field-context.ts';

type ColorInputProps = { value: string; onChange: (color: string) => void };

/** The device's own colour chooser, with the colour's number beside it. */
export const ColorInput = ({ value, onChange }: ColorInputProps) => {
  const field = useFieldControl({});
  return (
    <span className="control flex min-h-11 items-center gap-3 px-2">
      <input
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-8 w-12 shrink-0 cursor-pointer rounded-md border-0 bg-transparent p-0"
        {...field}
      />
      <bdi dir="ltr" className="text-ink-2 text-sm tabular-nums">
        {value}
      </bdi>
    </span>
  );
};
