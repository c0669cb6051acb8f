import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { SecurityEntryRow } from './security-entry.tsx';
import { securityLogTexts as t } from './security-log.texts.ts';

/** Read when the owner asks for it, a page at a time. */
export const SecurityLogCard = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  /** Where each page begins; the first at the newest entry. */
  const [pages, setPages] = useState<readonly string[]>(['']);
  const toggle = () => {
    setOpen(!isOpen);
    setPages(['']);
  };
  return (
    <SettingsCard title={text(t.title)} hint={text(t.hint)}>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        icon={<History aria-hidden="true" className="size-5" />}
        onClick={toggle}
      >
        {text(isOpen ? t.hide : t.show)}
      </Button>
      {isOpen && (
        <div className="mt-4 border-line border-t">
          {pages.map((before, index) => (
            <Page
              key={before}
              before={before}
              onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
            />
          ))}
        </div>
      )}
    </SettingsCard>
  );
};

type PageProps = { before: string; onMore: ((next: string) => void) | null };

const Page = ({ before, onMore }: PageProps) => {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['security-log', before],
    queryFn: ({ signal }) => call('GET /users/me/security-log', { query: before ? { before } : {}, signal }),
    // The newest entry may be this very visit.
    staleTime: 0,
    gcTime: 0,
  });
  const next = data?.next ?? null;
  if (!data && error)
    return (
      <div className="mt-4">
        <LoadFailed title={text(t.loadFailed)} error={error} onRetry={refetch} />
      </div>
    );
  if (!data)
    return (
      <SkeletonRegion className="mt-4 flex flex-col gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonRegion>
    );
  return (
    <>
      <ol className="divide-y divide-line">
        {data.entries.map((entry) => (
          <SecurityEntryRow key={entry._id} entry={entry} />
        ))}
      </ol>
      {next !== null && onMore && (
        <Button variant="ghost" size="small" className="-ms-3" onClick={() => onMore(next)}>
          {text(t.more)}
        </Button>
      )}
    </>
  );
};
