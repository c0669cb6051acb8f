import { useMemo, useRef, useState } from 'react';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useFieldControl } from '#web/ui/form/field-context.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { findTimeZones, likelyTimeZones, listTimeZones, nameOfZone } from './list-time-zones.ts';
import { timeZoneTexts as t } from './time-zone.texts.ts';

type TimeZoneSelectProps = { value: string; onChange: (timeZone: string) => void };

const other = 'other';
const mostShown = 8;

/** The likely five; the hundreds of others are found by typing. */
export const TimeZoneSelect = ({ value, onChange }: TimeZoneSelectProps) => {
  const text = useText();
  const { locale } = useLocale();
  const field = useFieldControl({});
  const select = useRef<HTMLSelectElement>(null);
  const [isSearching, setSearching] = useState(false);
  const choose = (zone: string) => {
    setSearching(zone === other);
    if (zone !== other) onChange(zone);
  };
  return (
    <div className="flex flex-col gap-3">
      <select
        ref={select}
        className="control min-h-11 px-3.5"
        value={isSearching ? other : value}
        onChange={(event) => choose(event.target.value)}
        {...field}
      >
        {likelyTimeZones(value).map((zone) => (
          <option key={zone} value={zone}>
            {nameOfZone(zone, locale)}
          </option>
        ))}
        <option value={other}>{text(t.other)}</option>
      </select>
      {isSearching && (
        <ZoneSearch
          onChoose={(zone) => {
            choose(zone);
            select.current?.focus();
          }}
        />
      )}
    </div>
  );
};

const ZoneSearch = ({ onChoose }: { onChoose: (zone: string) => void }) => {
  const text = useText();
  const { locale } = useLocale();
  const [typed, setTyped] = useState('');
  const zones = useMemo(() => listTimeZones(locale), [locale]);
  const found = useMemo(() => findTimeZones(zones, typed), [zones, typed]);
  return (
    <>
      <Field label={text(t.search)}>
        <TextInput
          type="search"
          autoFocus
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Enter takes the first one, and does not send the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (found[0]) onChoose(found[0].zone);
          }}
        />
      </Field>
      <p role="status" className="text-ink-2 text-sm">
        {typed.trim() && text(t.found, { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul className="flex flex-col rounded-control border border-line">
          {found.slice(0, mostShown).map(({ zone, name }) => (
            <li key={zone} className="not-first:border-line not-first:border-t">
              <button
                type="button"
                onClick={() => onChoose(zone)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3.5 py-1.5 text-start hover:bg-quiet"
              >
                <bdi>{name}</bdi>
                <bdi className="text-ink-2 text-sm">{zone.replaceAll('_', ' ')}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
