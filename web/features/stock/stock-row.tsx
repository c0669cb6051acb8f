import { memo } from 'react';
import type { StockDish, StockLimitIn } from '#core/stock/stock.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { LimitChoice } from './limit-choice.tsx';
import { LimitState } from './limit-state.tsx';
import { stockTexts as t } from './stock.texts.ts';
import { isSameOption, type StockItem, type UnsavedStock } from './stock-list.ts';

type StockRowProps = {
  dish: StockDish;
  /** Changes of it, and of its options, that are not saved. */
  unsaved?: readonly UnsavedStock[] | undefined;
  onChange: (item: StockItem, name: string, limit: StockLimitIn | null) => void;
};

/** A dish with its options; the same row for the same dish, so that one change draws one row of two hundred. */
export const StockRow = memo(({ dish, unsaved = [], onChange }: StockRowProps) => {
  const text = useText();
  const limited = dish.options.filter(({ limit }) => limit !== null);
  return (
    <li className="border-line border-b last:border-0">
      <LimitChoice
        title={<span className="wrap-anywhere block font-medium">{dish.name}</span>}
        name={dish.name}
        limit={dish.limit}
        unsaved={unsaved.filter(({ entry }) => entry.intent.option === null)}
        note={
          (dish.exhaustedGroup !== null || limited.length > 0) && (
            <>
              {dish.exhaustedGroup !== null && (
                <Badge tone="bad">{text(t.isExhausted, { group: dish.exhaustedGroup })}</Badge>
              )}
              {limited.map(({ groupName, optionName, limit }) => (
                <span
                  key={JSON.stringify([groupName, optionName])}
                  className="inline-flex items-center gap-1 text-ink-2 text-sm"
                >
                  {optionName}
                  <LimitState limit={limit} />
                </span>
              ))}
            </>
          )
        }
        onChange={(limit) => onChange({ dishId: dish._id, option: null }, dish.name, limit)}
      >
        {dish.options.length > 0 && (
          <>
            <p className="mt-3 font-medium text-ink-2 text-sm">{text(t.options)}</p>
            <ul className="divide-y divide-line">
              {dish.options.map(({ groupName, optionName, limit }) => {
                const name = `${dish.name}, ${optionName}`;
                return (
                  <li key={JSON.stringify([groupName, optionName])}>
                    <LimitChoice
                      title={
                        <span className="wrap-anywhere block">
                          {optionName} <span className="text-ink-2 text-sm">{groupName}</span>
                        </span>
                      }
                      name={name}
                      limit={limit}
                      unsaved={unsaved.filter(({ entry: { intent } }) =>
                        isSameOption(intent.option, { groupName, optionName }),
                      )}
                      onChange={(next) =>
                        onChange({ dishId: dish._id, option: { groupName, optionName } }, name, next)
                      }
                    />
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </LimitChoice>
    </li>
  );
});
