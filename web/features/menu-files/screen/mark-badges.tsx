import { Check } from 'lucide-react';
import type { Mark } from '#core/menu-files/text/read-menu.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { reviewTexts as t } from './menu-import.texts.ts';

type MarkBadgesProps = {
  marks: readonly Mark[];
  name: string;
  lacksPrice?: boolean;
  onApprove: () => void;
};

/** Where the reader guessed, in words, and the button that says it guessed right. */
export const MarkBadges = ({ marks, name, lacksPrice = false, onApprove }: MarkBadgesProps) => {
  const text = useText();
  if (marks.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 px-1.5">
      {marks.map((mark) => (
        <Badge key={mark} tone={mark === 'price' && lacksPrice ? 'bad' : 'warn'} icon>
          {text(mark === 'price' && lacksPrice ? t.noPrice : t[mark])}
        </Badge>
      ))}
      {!(lacksPrice && marks.length === 1) && (
        <Button
          variant="ghost"
          size="small"
          aria-label={text(t.approveOf, { name })}
          icon={<Check aria-hidden="true" className="size-4" />}
          onClick={onApprove}
        >
          {text(t.approve)}
        </Button>
      )}
    </div>
  );
};
