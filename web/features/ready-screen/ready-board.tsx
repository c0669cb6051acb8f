import './ready-screen.css';
import { CookingPot, PackageCheck, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { createLiveResource } from '#web/lib/live/live-resource.ts';
import { useLiveResource } from '#web/lib/live/use-live-resource.ts';
import { classes } from '#web/ui/classes.ts';
import { fitCells, largestShare } from './fit-cells.ts';
import { readyScreenTexts as t } from './ready-screen.texts.ts';
import { createReadySource } from './ready-source.ts';
import { type DisplayedOrder, isNewlyReady, ordersIn } from './ready-state.ts';

/** Numbers leave by themselves, and stop standing out. */
const useTicking = (): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 2_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Numbers that are being made and ready, large enough to be read from the queue. */
export const ReadyBoard = ({ secret }: { secret: string }) => {
  const text = useText();
  const [resource] = useState(() => createLiveResource(createReadySource(secret)));
  const { state, status } = useLiveResource(resource);
  // An event may be younger than the last tick.
  const now = Math.max(useTicking(), performance.now());
  if (state.isGone) return <AddressGone />;
  const isStale = state.isLoaded && (status.line !== 'live' || status.isUnreachable);
  return (
    <main
      id="main"
      aria-busy={!state.isLoaded}
      className="dark grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-paper p-[2vmin] text-ink"
    >
      <header className="flex items-baseline justify-between gap-[2vmin] px-[1vmin] pb-[1.5vmin]">
        <h1 className="min-w-0 truncate font-semibold text-[3.4vmin] leading-tight">
          <bdi>{state.restaurantName || text(t.connecting)}</bdi>
        </h1>
        {isStale && (
          <p role="status" className="flex items-center gap-[1vmin] text-[2.4vmin] text-warn">
            <RefreshCw aria-hidden="true" className="size-[2.4vmin]" />
            {text(t.connecting)}
          </p>
        )}
      </header>
      <div className="grid min-h-0 gap-[2vmin] portrait:grid-rows-2 landscape:grid-cols-2">
        <Stage
          title={text(t.making)}
          icon={<CookingPot aria-hidden="true" />}
          empty={text(t.noneMaking)}
          orders={ordersIn(state, 'making', now)}
          now={now}
        />
        <Stage
          title={text(t.ready)}
          icon={<PackageCheck aria-hidden="true" />}
          empty={text(t.noneReady)}
          orders={ordersIn(state, 'ready', now)}
          now={now}
          isReady
        />
      </div>
    </main>
  );
};

const AddressGone = () => {
  const text = useText();
  return (
    <main id="main" className="dark grid h-dvh place-content-center gap-3 bg-paper p-6 text-center text-ink">
      <h1 className="font-semibold text-[4vmin]">{text(t.gone)}</h1>
      <p className="text-[2.6vmin] text-ink-2">{text(t.goneHint)}</p>
    </main>
  );
};

type StageProps = {
  title: string;
  icon: ReactNode;
  empty: string;
  orders: readonly DisplayedOrder[];
  now: number;
  isReady?: boolean;
};

const Stage = ({ title, icon, empty, orders, now, isReady = false }: StageProps) => {
  const { box, columns, cellHeight } = useFittedCells(orders.length);
  return (
    <section
      aria-label={title}
      className={classes(
        'flex min-h-0 min-w-0 flex-col overflow-hidden rounded-[2vmin] border-[0.3vmin] bg-card',
        isReady ? 'border-ok' : 'border-line-strong',
      )}
    >
      <h2
        className={classes(
          'flex items-center gap-[1.5vmin] px-[2vmin] pt-[1.5vmin] font-semibold text-[5vmin] leading-tight [&_svg]:size-[4.6vmin]',
          isReady ? 'text-ok' : 'text-ink-2',
        )}
      >
        {icon}
        {title}
      </h2>
      <div
        ref={box}
        aria-live={isReady ? 'polite' : undefined}
        className="relative m-[1.5vmin] min-h-0 flex-1"
      >
        {orders.length === 0 ? (
          <p className="absolute inset-0 grid place-content-center text-center text-[3vmin] text-ink-2">
            {empty}
          </p>
        ) : (
          <ul
            className="grid content-start justify-items-stretch"
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              gridAutoRows: `${cellHeight}px`,
            }}
          >
            {orders.map((order) => (
              <Cell
                key={order._id}
                order={order}
                height={cellHeight}
                variant={isReady ? (isNewlyReady(order, now) ? 'new' : 'ready') : 'making'}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};

const cellStyles = {
  making: 'text-ink',
  ready: 'text-ok',
  new: 'animate-pop-in bg-ok text-paper',
} as const;

type CellProps = { order: DisplayedOrder; height: number; variant: keyof typeof cellStyles };

const Cell = ({ order, height, variant }: CellProps) => (
  <li
    className={classes(
      'm-[0.4vmin] flex min-w-0 flex-col items-center justify-center overflow-hidden rounded-[1.5vmin] leading-none',
      cellStyles[variant],
    )}
  >
    <bdi dir="ltr" className="font-bold tabular-nums" style={{ fontSize: `${height * 0.56}px` }}>
      {order.number}
    </bdi>
    <bdi
      lang={order.language}
      className="max-w-full truncate font-medium leading-[1.4]"
      style={{ fontSize: `${height * 0.2}px` }}
    >
      {order.word}
    </bdi>
  </li>
);

/** The largest cells that fit, measured again whenever the box or the count changes. */
const useFittedCells = (count: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const { columns, cellHeight } = fitCells(count, size.width, size.height);
  return { box, columns, cellHeight: Math.floor(Math.min(cellHeight, size.height * largestShare)) };
};
