import { History } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { trailTexts as t } from '#web/lib/texts/order-trail.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { StoryWaiting } from './story-waiting.tsx';

const OrderStory = lazyPart(async () => (await import('./order-story.tsx')).OrderStory, <StoryWaiting />);

/** `revision` is part of the key: a changed order has a longer history. */
type OrderTrailProps = { orderId: string; revision: number };

/** The history of an order; loaded on demand, and so is its code. */
export const OrderTrail = ({ orderId, revision }: OrderTrailProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        className="-ms-3 text-ink-2"
        aria-expanded={isOpen}
        icon={<History aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(!isOpen)}
      >
        {text(t.title)}
      </Button>
      {isOpen && <OrderStory orderId={orderId} revision={revision} />}
    </div>
  );
};
