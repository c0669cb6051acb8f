import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Cpu, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PrintAgent } from '#core/printing/printer-shape.ts';
import { printingLimits } from '#core/printing/printing-limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { agentsQuery, printersQuery } from '../common/printer-queries.ts';
import { agentsTexts as t } from './agents.texts.ts';
import { PairAgentDialog } from './pair-dialog.tsx';

/** Only where there is an agent, or a printer that has lost the one it had: the others need none. */
export const AgentsCard = () => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { data: agents } = useQuery(agentsQuery);
  const { data: printers } = useQuery(printersQuery);
  const [opened, setOpened] = useState<'pair' | PrintAgent | null>(null);
  const close = () => setOpened(null);
  const isNeeded = printers?.some(({ kind }) => kind === 'network');
  if (!agents || (agents.length === 0 && !isNeeded)) return null;

  const remove = async ({ _id, name }: PrintAgent) => {
    await call('DELETE /print-agents/:id', { params: { id: _id } }).catch((failure: unknown) => {
      showError(sentence(failure, t.removeFailed), 'remove-agent');
      throw failure;
    });
    takeBackError('remove-agent');
    showSuccess(text(t.removed, { name }));
    await client.invalidateQueries({ queryKey: agentsQuery.queryKey });
  };

  return (
    <SettingsCard title={text(t.title)} hint={text(t.hint)}>
      {agents.length < printingLimits.agents && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setOpened('pair')}
        >
          {text(t.pair)}
        </Button>
      )}
      {agents.length === 0 && <p className="mt-4 text-bad">{text(t.none)}</p>}
      <ul className="mt-2 divide-y divide-line">
        {agents.map((agent) => (
          <li key={agent._id} className="flex items-center gap-3 py-3">
            <Cpu aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <p className="min-w-0 break-words font-semibold">
                  <Name>{agent.name}</Name>
                </p>
                <span role="status">
                  <Badge tone={agent.isOnline ? 'ok' : 'bad'} icon>
                    {text(agent.isOnline ? t.online : t.offline)}
                  </Badge>
                </span>
              </div>
              <p className="text-ink-2 text-sm">
                {agent.lastSeenAt ? (
                  <>
                    {text(t.lastSeen)} <Time value={agent.lastSeenAt} style="date-time" />
                  </>
                ) : (
                  text(t.neverSeen)
                )}
              </p>
              {!agent.isOnline && <p className="text-bad text-sm">{text(t.offlineHint)}</p>}
            </div>
            <IconButton
              label={text(t.removeOf, { name: agent.name })}
              icon={<Trash2 aria-hidden="true" />}
              tone="danger"
              onClick={() => setOpened(agent)}
            />
          </li>
        ))}
      </ul>
      {opened === 'pair' && <PairAgentDialog onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={text(t.removeQuestion, { name: opened.name })}
          description={text(t.removeHint)}
          confirmLabel={text(t.remove)}
          cancelLabel={text(t.keep)}
          destructive
          onConfirm={() => remove(opened)}
        />
      )}
    </SettingsCard>
  );
};
