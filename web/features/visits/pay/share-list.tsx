import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import type { Agorot } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { QuantityInput } from '#web/ui/form/quantity-input.tsx';
import { KindButtons } from './kind-buttons.tsx';
import { payTexts as t } from './pay.texts.ts';
import type { Split } from './use-split.ts';

type ShareListProps = {
  split: Split;
  isDisabled: boolean;
  busyKindOf: (amount: Agorot) => PaymentKind | null;
  onTake: (kind: PaymentKind, share: Agorot) => void;
};

/**
 * Equal shares, each with its own buttons: where one was paid nothing can be pressed any more, so that a second tap of the same
 * finger takes nothing from the next payer.
 */
export const ShareList = ({ split, isDisabled, busyKindOf, onTake }: ShareListProps) => {
  const text = useText();
  const { plan, max, divideBy } = split;
  const { shares, taken } = plan;
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(taken);
  // The pressed button is gone with its share.
  useEffect(() => {
    if (taken > before.current) list.current?.querySelector('button')?.focus();
    before.current = taken;
  }, [taken]);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          <span className="block font-medium text-[0.9375rem]">{text(t.payers)}</span>
          <span className="block text-ink-2 text-sm">{text(t.payersHint)}</span>
        </span>
        <QuantityInput
          label={text(t.payers)}
          value={shares.length}
          min={Math.min(2, max)}
          max={max}
          onValueChange={divideBy}
        />
      </div>
      <ol ref={list} aria-label={text(t.shares)} className="flex flex-col gap-2">
        {shares.map((share, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a share is its place
            key={place}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line px-3 py-2"
          >
            <span className="min-w-32 flex-1">
              <span className="block text-ink-2 text-sm">
                {text(t.share, { number: place + 1, count: shares.length })}
              </span>
              <Price agorot={share} className="font-semibold text-lg" />
            </span>
            {place < taken ? (
              <span className="flex min-h-11 items-center gap-1.5 font-medium text-ok">
                <Check aria-hidden="true" className="size-5" />
                {text(t.shareTaken)}
              </span>
            ) : (
              place === taken && (
                <div className="w-full min-w-0 sm:w-auto sm:flex-[3]">
                  <KindButtons
                    amount={share}
                    busyKind={busyKindOf(share)}
                    isDisabled={isDisabled}
                    isSmall
                    onTake={(kind) => onTake(kind, share)}
                  />
                </div>
              )
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};
