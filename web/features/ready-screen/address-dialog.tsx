import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkToShare } from '#web/ui/feedback/link-to-share.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { RetryAlert } from '#web/ui/feedback/retry-alert.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ScanCode } from '#web/ui/picture/scan-code.tsx';
import { readyAddressTexts as t } from './ready-screen.texts.ts';

const queryKey = ['ready-address'];
const route = 'PUT /restaurants/ready-screen';

/** Makes, shows and replaces the address under which a television finds the numbers. */
export const ReadyAddressDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const { locale } = useLocale();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const [working, setWorking] = useState(false);
  const busy = useRef(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const [address, link] = await Promise.all([
        call('GET /restaurants/ready-screen', { signal }),
        call('GET /qr/base', { signal }),
      ]);
      return { secret: address.secret, base: link.base };
    },
    staleTime: 0,
  });

  const replace = async (was: string | null): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    setFailure('');
    const show = (secret: string | null) =>
      client.setQueryData(queryKey, (known: typeof data) => known && { ...known, secret });
    try {
      show((await call(route, { body: { was } })).secret);
      if (was) showSuccess(text(t.replaced));
    } catch (refusal) {
      // Another screen was faster: its address is as good.
      const current = refusalDetails(refusal, route, 'changed_meanwhile');
      if (current) show(current.secret);
      else setFailure(sentence(refusal, t.failed));
    }
    setAsking(false);
    busy.current = false;
    setWorking(false);
  };

  const link = data?.secret && `${data.base}/ready/${data.secret}?lang=${locale}`;
  return (
    <Dialog open onOpenChange={onClose} size="medium" title={text(t.title)} description={text(t.hint)}>
      <div className="flex flex-col gap-4">
        {failure && <Alert>{failure}</Alert>}
        {error && !data && <RetryAlert onRetry={() => void refetch()}>{text(t.loadFailed)}</RetryAlert>}
        {!data && !error && (
          <SkeletonRegion>
            <Skeleton className="h-44 rounded-card" />
          </SkeletonRegion>
        )}
        {data && !link && (
          <Button size="large" loading={working} onClick={() => void replace(null)}>
            {text(t.make)}
          </Button>
        )}
        {link && (
          <>
            <div className="flex flex-wrap items-center gap-5">
              <ScanCode content={link} label={text(t.code)} className="size-44" />
              <div className="flex min-w-56 flex-1 flex-col gap-3">
                <LinkToShare link={link} openLabel={text(t.open)} />
              </div>
            </div>
            {isAsking ? (
              <Alert
                tone="warn"
                action={
                  <div className="flex flex-wrap gap-3">
                    <Button variant="danger" loading={working} onClick={() => void replace(data.secret)}>
                      {text(t.confirmReplace)}
                    </Button>
                    <Button variant="secondary" onClick={() => setAsking(false)}>
                      {text(t.keep)}
                    </Button>
                  </div>
                }
              >
                {text(t.replaceQuestion)}
              </Alert>
            ) : (
              <Button
                variant="ghost"
                className="self-start text-ink-2"
                icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
                onClick={() => setAsking(true)}
              >
                {text(t.replace)}
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
};
