import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { dishChoiceTexts as t } from './dish-choice.texts.ts';
import { MenuStep } from './menu-step.tsx';
import type { StaffDish, StaffMenu } from './staff-menu.ts';

type MenuChoiceProps = {
  /** Undefined while it is loading. */
  menu: StaffMenu | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  countOf: (dishId: string) => number;
  onPick: (dish: StaffDish) => void;
};

/** The active menu to choose from, or that it is on its way. */
export const MenuChoice = ({ menu, hasFailed, onRetry, countOf, onPick }: MenuChoiceProps) => {
  const text = useText();
  if (menu) return <MenuStep sections={menu.sections} countOf={countOf} onPick={onPick} />;
  if (hasFailed) {
    return (
      <Alert className="mb-4" action={<Button onClick={onRetry}>{text(t.retry)}</Button>}>
        {text(t.loadFailed)}
      </Alert>
    );
  }
  return (
    <SkeletonRegion className="grid gap-2 sm:grid-cols-2">
      <Skeleton className="h-14 rounded-card" />
      <Skeleton className="h-14 rounded-card" />
      <Skeleton className="h-14 rounded-card" />
    </SkeletonRegion>
  );
};
