import { useQuery } from '@tanstack/react-query';
import type { JobState } from '#core/printing/jobs/job-lifecycle.ts';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printersQuery, printingKey } from '#web/lib/query/printing-queries.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { troubleWords } from '../texts/job-words.ts';
import { orderPrintingTexts as t } from '../texts/order-printing.texts.ts';
import { jobStateTexts, printTexts, ticketKindTexts } from '../texts/print-job.texts.ts';
import { TroubleActions } from '../troubles/trouble-actions.tsx';
import { usePrintCall } from '../use-print-call.ts';

/** What was sent to printers of one order, the newest first. */
export const OrderJobs = ({ orderId }: { orderId: string }) => {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: [...printingKey, 'order', orderId],
    queryFn: ({ signal }) => call('GET /orders/:id/print-jobs', { params: { id: orderId }, signal }),
  });
  if (error && !data) return <LoadFailed title={text(t.jobsFailed)} error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <SkeletonRegion className="mb-4">
        <Skeleton className="h-11" />
      </SkeletonRegion>
    );
  }
  if (data.length === 0) return null;
  return (
    <ul aria-label={text(t.jobs)} className="mb-4 divide-y divide-line">
      {data.map((job) => (
        <li key={job._id} className="py-2 first:pt-0">
          <Job job={job} />
        </li>
      ))}
    </ul>
  );
};

const tones = {
  waiting: 'neutral',
  taken: 'info',
  printed: 'ok',
  failed: 'bad',
  unconfirmed: 'warn',
  withdrawn: 'neutral',
} as const satisfies Record<JobState, string>;

const Job = ({ job }: { job: PrintJob }) => {
  const text = useText();
  const { data: printers = [] } = useQuery(printersQuery);
  const title = text(ticketKindTexts[job.kind]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 break-words">
          <span className="font-medium">{title}</span>
          {job.isCopy && ` · ${text(printTexts.copy)}`} · <Name>{job.printerName}</Name>
          {' · '}
          <Time value={job.printedAt ?? job.createdAt} className="text-ink-2" />
        </p>
        <Badge tone={tones[job.state]} icon>
          {text(jobStateTexts[job.state])}
        </Badge>
      </div>
      {job.trouble && (
        <>
          <p className="mt-1 break-words text-bad">{troubleWords(text, job, printers)}</p>
          <TroubleActions jobs={[job]} label={`${title} · ${job.printerName}`} />
        </>
      )}
      {job.state === 'waiting' && <WithdrawButton job={job} />}
    </>
  );
};

const WithdrawButton = ({ job }: { job: PrintJob }) => {
  const text = useText();
  const { send, isBusy } = usePrintCall();
  return (
    <Button
      variant="ghost"
      size="small"
      className="-ms-3 text-ink-2"
      loading={isBusy}
      onClick={() =>
        send({
          send: (signal) => call('POST /print-jobs/:id/withdraw', { params: { id: job._id }, signal }),
        })
      }
    >
      {text(t.withdraw)}
    </Button>
  );
};
