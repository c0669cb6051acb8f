import { Plus } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { NetworkFields } from '../fields/network-fields.tsx';
import { addTexts as t } from './add.texts.ts';
import type { NetworkStepState } from './use-network-step.ts';

type NetworkStepProps = { step: NetworkStepState; problems: readonly string[] };

export const NetworkStep = ({ step, problems }: NetworkStepProps) => {
  const text = useText();
  return (
    <div className="flex flex-col gap-5">
      <NetworkFields place={step.place} onChange={step.setPlace} problems={problems} />
      <Button
        variant="ghost"
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={step.pairAnother}
      >
        {text(t.anotherAgent)}
      </Button>
    </div>
  );
};
