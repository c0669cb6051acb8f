import { Star, Utensils } from 'lucide-react';
import { kitTexts } from '#core/i18n/texts/kit.texts.ts';
import { uiTexts } from '#core/i18n/texts/ui.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showError, showSuccess } from '#web/ui/messages.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

export const KitFeedback = () => {
  const text = useText();
  return (
    <KitSection title={text(kitTexts.feedback)}>
      <KitRow>
        <Badge tone="ok" icon>
          {text(kitTexts.ready)}
        </Badge>
        <Badge tone="warn" icon>
          {text(kitTexts.waiting)}
        </Badge>
        <Badge tone="bad" icon>
          {text(kitTexts.rejected)}
        </Badge>
        <Badge tone="info" icon>
          {text(kitTexts.active)}
        </Badge>
        <Badge>{text(kitTexts.draft)}</Badge>
        <Badge tone="brand" icon={<Star aria-hidden="true" />}>
          {text(kitTexts.popular)}
        </Badge>
      </KitRow>
      <div className="flex flex-col gap-3">
        <Alert title={text(kitTexts.failed)} />
        <Alert tone="warn">{text(kitTexts.stale, { seconds: 12 })}</Alert>
        <Alert tone="ok">{text(kitTexts.saved)}</Alert>
        <Alert
          tone="info"
          title={text(kitTexts.trial)}
          action={
            <Button size="small" variant="secondary">
              {text(kitTexts.more)}
            </Button>
          }
        />
      </div>
      <KitRow>
        <Button variant="secondary" onClick={() => showSuccess(text(kitTexts.saved))}>
          {text(kitTexts.showSuccess)}
        </Button>
        <Button variant="secondary" onClick={() => showError(text(kitTexts.failed))}>
          {text(kitTexts.showError)}
        </Button>
      </KitRow>
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
        title={text(kitTexts.emptyTitle)}
        action={<Button>{text(kitTexts.addDish)}</Button>}
      >
        {text(kitTexts.emptyText)}
      </EmptyState>
    </KitSection>
  );
};
