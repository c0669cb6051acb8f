import { useMemo } from 'react';
import { useFieldControl } from '#web/ui/form/field-context.ts';
import { listTimeZones } from './list-time-zones.ts';

type TimeZoneSelectProps = { value: string; onChange: (timeZone: string) => void };

/** The browser's own select: hundreds of zones, found by typing. */
export const TimeZoneSelect = ({ value, onChange }: TimeZoneSelectProps) => {
  const field = useFieldControl({});
  const zones = useMemo(() => listTimeZones(value), [value]);
  return (
    <select
      dir="ltr"
      className="control min-h-11 px-3.5"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...field}
    >
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
  );
};
