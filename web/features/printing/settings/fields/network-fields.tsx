import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { agentsQuery } from '../common/printer-queries.ts';
import { networkTexts as t } from './network.texts.ts';
import type { NetworkPlace } from './network-place.ts';

type NetworkFieldsProps = {
  place: NetworkPlace;
  onChange: (place: NetworkPlace) => void;
  problems: readonly string[];
};

export const NetworkFields = ({ place, onChange, problems }: NetworkFieldsProps) => {
  const text = useText();
  const { data: agents } = useQuery(agentsQuery);
  const error = (field: keyof NetworkPlace, sentence: string) =>
    problems.includes(field) && <span role="alert">{sentence}</span>;
  return (
    <div className="flex flex-col gap-5">
      <Field label={text(t.agent)} error={error('agentId', text(t.agentMissing))} required>
        <Select
          options={(agents ?? []).map(({ _id, name }) => ({ value: _id, label: <bdi>{name}</bdi> }))}
          value={agents?.some(({ _id }) => _id === place.agentId) ? place.agentId : null}
          onValueChange={(agentId) => onChange({ ...place, agentId })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field label={text(t.host)} hint={text(t.hostHint)} error={error('host', text(t.hostWrong))} required>
          <TextInput
            type="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="192.168.1.50"
            value={place.host}
            onChange={(event) => onChange({ ...place, host: event.target.value.trim() })}
          />
        </Field>
        <Field label={text(t.port)} error={error('port', text(t.portWrong))} required>
          <NumberInput
            min={1}
            max={65_535}
            value={place.port}
            onChange={(event) => onChange({ ...place, port: event.target.value })}
          />
        </Field>
      </div>
    </div>
  );
};
