import { Star, Utensils } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { showError, showSuccess } from '#web/ui/feedback/messages.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { uiTexts } from '#web/ui/ui.texts.ts';
import { showcaseTexts } from './showcase.texts.ts';
import { ShowcaseRow, ShowcaseSection } from './showcase-section.tsx';

export const ShowcaseFeedback = () => {
  const text = useText();
  return (
    <ShowcaseSection title={text(showcaseTexts.feedback)}>
      <ShowcaseRow>
        <Badge tone="ok" icon>
          {text(showcaseTexts.ready)}
        </Badge>
        <Badge tone="warn" icon>
          {text(showcaseTexts.waiting)}
        </Badge>
        <Badge tone="bad" icon>
          {text(showcaseTexts.rejected)}
        </Badge>
        <Badge tone="info" icon>
          {text(showcaseTexts.active)}
        </Badge>
        <Badge>{text(showcaseTexts.draft)}</Badge>
        <Badge tone="brand" icon={<Star aria-hidden="true" />}>
          {text(showcaseTexts.popular)}
        </Badge>
      </ShowcaseRow>
      <div className="flex flex-col gap-3">
        <Alert title={text(showcaseTexts.failed)} />
        <Alert tone="warn">{text(showcaseTexts.stale, { seconds: 12 })}</Alert>
        <Alert tone="ok">{text(showcaseTexts.saved)}</Alert>
        <Alert
          tone="info"
          title={text(showcaseTexts.trial)}
          action={
            <Button size="small" variant="secondary">
              {text(showcaseTexts.more)}
            </Button>
          }
        />
      </div>
      <ShowcaseRow>
        <Button variant="secondary" onClick={() => showSuccess(text(showcaseTexts.saved))}>
          {text(showcaseTexts.showSuccess)}
        </Button>
        <Button variant="secondary" onClick={() => showError(text(showcaseTexts.failed))}>
          {text(showcaseTexts.showError)}
        </Button>
      </ShowcaseRow>
      <ProgressBar label={text(uiTexts.uploadProgress)} value={0.62} />
      <SkeletonRegion className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-xl" />
        <div className="flex flex-1 flex-col gap-2.5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </SkeletonRegion>
      <EmptyState
        icon={<Utensils />}
        title={text(showcaseTexts.emptyTitle)}
        action={<Button>{text(showcaseTexts.addDish)}</Button>}
      >
        {text(showcaseTexts.emptyText)}
      </EmptyState>
    </ShowcaseSection>
  );
};
