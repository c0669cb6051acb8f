import { Check, CookingPot } from 'lucide-react';
import { areaOf, isDueIn, linesIn, openLines, progressOf } from '#core/areas/area-lines.ts';
import type { Move } from '#core/orders/order-lifecycle.ts';
import { nextStepMark } from '#web/lib/browser/focus-next-step.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Name } from '#web/ui/content/name.tsx';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import { type BoardAreas, useBoardAreas } from '../areas/board-areas.ts';
import { MoveButton } from '../card/move-buttons.tsx';
import { OrderLines } from '../card/order-lines.tsx';
import type { BoardOrder } from '../state/board-state.ts';
import { areaTexts as t } from './area.texts.ts';

export { shownAreas } from '#core/areas/area-lines.ts';

/** The orders in process: those to be made on this board, and those that wait for others. */
export const splitByArea = ({ areas, shown }: BoardAreas, orders: readonly BoardOrder[]) => ({
  here: orders.filter((order) => isDueIn(areas, shown, order)),
  elsewhere: orders.filter((order) => !isDueIn(areas, shown, order)),
});

/** The orders that this board rings for. */
export const concerning = ({ areas, shown }: BoardAreas, orders: readonly BoardOrder[]) =>
  shown ? orders.filter((order) => linesIn(areas, shown, order).length > 0) : orders;

type OfOrder = { order: BoardOrder };
type Line = BoardOrder['dishes'][number];

const useAreas = (): BoardAreas => {
  const areas = useBoardAreas();
  if (!areas) throw new Error('this is rendered where there are several areas');
  return areas;
};

const useShownNames = (): string => {
  const { areas, shown } = useAreas();
  return areas.flatMap(({ _id, name }) => (shown?.has(_id) ? [name] : [])).join(', ');
};

/** On a card: the lines to be made here, each with its tick. A board of all areas has its ticks in the dialog. */
export const CardLines = ({ order }: OfOrder) => {
  const { areas, shown } = useAreas();
  const lines = linesIn(areas, shown, order).flatMap((line) => order.dishes[line] ?? []);
  const isDone = openLines(order, linesIn(areas, shown, order)).length === 0;
  return (
    <OrderLines
      lines={isDone ? order.dishes : lines}
      dense
      tickOf={(line) => shown && <Tick order={order} line={line} />}
    />
  );
};

/** All lines, each with its tick and where it is made. */
export const DialogLines = ({ order }: OfOrder) => {
  const { areas } = useAreas();
  return (
    <OrderLines
      lines={order.dishes}
      tickOf={(line) => (
        <div className="ms-auto flex w-20 shrink-0 flex-col items-center text-center">
          <Tick order={order} line={line} />
          {/* The line through what is done does not reach into an inline block. */}
          <span className="w-full break-words text-ink-2 text-sm leading-tight">
            <span className="inline-block max-w-full">
              <Name>{areaOf(areas, line)?.name ?? ''}</Name>
            </span>
          </span>
        </div>
      )}
    />
  );
};

const Tick = ({ order, line }: OfOrder & { line: Line }) => {
  const text = useText();
  const { tick } = useAreas();
  const isDone = Boolean(line.doneAt);
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={text(t.tick, { dish: line.dishId.name || text(orderManagerTexts.unknownDish) })}
      onClick={() => tick(order._id, [order.dishes.indexOf(line)], !isDone)}
      className="group/tick relative z-10 grid size-11 shrink-0 place-items-center rounded-control"
    >
      {/* Smaller than what is tapped, so that two below each other are two. */}
      <span
        className={classes(
          'grid size-9 place-items-center rounded-lg border-2 transition-colors',
          isDone
            ? 'border-ok bg-ok-soft text-ok'
            : 'border-ink-2 bg-card text-transparent group-hover/tick:text-ink-2',
        )}
      >
        <Check aria-hidden="true" className="size-6" />
      </span>
    </button>
  );
};

/** Below the lines of a card: how far each area is; on a board of some areas, how much is made elsewhere. */
export const AreaLine = ({ order }: OfOrder) => {
  const text = useText();
  const { areas, shown } = useAreas();
  const count = order.dishes.length - linesIn(areas, shown, order).length;
  if (shown) return count > 0 && <p className="text-ink-2">{text(t.elsewhere, { count })}</p>;
  return (
    <ul
      aria-label={text(t.progress, { number: order.displayOrderNumber })}
      className="flex flex-wrap gap-1.5"
    >
      {progressOf(areas, order).map(({ area, done, total }) => (
        <li
          key={area._id}
          className={classes(
            'flex max-w-full items-center gap-1.5 rounded-2xl border px-2.5 leading-snug',
            done === total ? 'border-transparent bg-ok-soft text-ok' : 'border-line',
          )}
        >
          <span className="min-w-0 break-words">
            <Name>{area.name}</Name>
          </span>
          {done === total ? (
            <>
              <Check aria-hidden="true" className="size-4.5" />
              <span className="sr-only">{text(t.areaDone)}</span>
            </>
          ) : (
            <bdi dir="ltr" className="tabular-nums">{`${done}/${total}`}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
};

type NextStepProps = OfOrder & { orderLabel: string; onMove: (orderId: string, move: Move) => unknown };

/** The big button of a card: this board's lines are done; on a board of all areas, the order is. */
export const NextStep = ({ order, orderLabel, onMove }: NextStepProps) => {
  const text = useText();
  const { areas, shown, tick } = useAreas();
  const names = useShownNames();
  const open = openLines(order, linesIn(areas, shown, order));
  const style = { fullWidth: true, className: 'z-10 text-lg max-sm:h-12' };
  if (!shown || open.length === 0)
    return (
      <MoveButton
        move="markReady"
        orderLabel={orderLabel}
        {...style}
        onPress={() => onMove(order._id, 'markReady')}
      />
    );
  const label = text(t.done, { areas: names });
  return (
    <Button
      {...style}
      {...nextStepMark}
      aria-label={`${label}: ${orderLabel}`}
      icon={<CookingPot aria-hidden="true" className="size-5 shrink-0" />}
      onClick={() => tick(order._id, open, true)}
    >
      <span className="line-clamp-1 break-all">{label}</span>
    </Button>
  );
};

/** Above the orders in process: which areas this device shows. */
export const AreaChoice = () => {
  const text = useText();
  const { areas, shown, choose } = useAreas();
  const toggle = (areaId: string) => {
    const next = new Set(shown ?? []);
    if (!next.delete(areaId)) next.add(areaId);
    choose([...next]);
  };
  return (
    <fieldset className="mb-2 flex flex-wrap gap-1.5">
      <legend className="sr-only">{text(t.choose)}</legend>
      <Chip isOn={!shown} onPress={() => choose([])}>
        {text(t.all)}
      </Chip>
      {areas.map(({ _id, name }) => (
        <Chip key={_id} isOn={shown?.has(_id) ?? false} onPress={() => toggle(_id)}>
          <Name>{name}</Name>
        </Chip>
      ))}
    </fieldset>
  );
};

type ChipProps = { isOn: boolean; onPress: () => void; children: React.ReactNode };

const Chip = ({ isOn, onPress, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className={classes(
      'min-h-11 min-w-11 max-w-full break-words rounded-full border-2 px-4 font-medium transition-colors',
      isOn ? 'border-brand bg-brand-soft text-brand' : 'border-line bg-card text-ink-2 hover:text-ink',
    )}
  >
    {children}
  </button>
);

/** Below them: what is done here, so that a tick too many can be taken back. */
export const DoneHere = ({ orders }: { orders: readonly BoardOrder[] }) => {
  const text = useText();
  const { areas, shown, tick } = useAreas();
  const own = orders.filter((order) => linesIn(areas, shown, order).length > 0);
  if (own.length === 0) return null;
  return (
    <section className="mt-3 border-line border-t pt-2">
      <h3 className="font-medium text-ink-2">{text(t.doneHere)}</h3>
      <ul className="divide-y divide-line">
        {own.map((order) => (
          <li key={order._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <bdi dir="ltr" className="font-semibold text-xl tabular-nums">
              #{order.displayOrderNumber}
            </bdi>
            <span className="min-w-0 flex-1 break-words text-ink-2">
              <Name>
                {progressOf(areas, order)
                  .flatMap(({ area, done, total }) => (done < total ? [area.name] : []))
                  .join(', ')}
              </Name>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={text(t.reopenOf, { number: order.displayOrderNumber })}
              onClick={() => tick(order._id, linesIn(areas, shown, order), false)}
            >
              {text(t.reopen)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** At the foot of a board of some areas, on every tab: no order is missed by accident. */
export const FilteredMark = () => {
  const text = useText();
  const { choose } = useAreas();
  return (
    <AlertBar
      tone="info"
      title={text(t.filtered, { areas: useShownNames() })}
      action={
        <Button variant="secondary" className="max-sm:px-3" onClick={() => choose([])}>
          {text(t.showAll)}
        </Button>
      }
    />
  );
};
