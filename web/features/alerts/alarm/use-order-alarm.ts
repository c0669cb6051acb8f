import { useEffect, useRef, useState } from 'react';
import { useWakeLock } from '#web/lib/browser/use-wake-lock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { showError } from '#web/ui/feedback/messages.tsx';
import {
  type AlarmOrder,
  type BoardMoment,
  isOverdue,
  newsSince,
  quietMs,
  ringingOrders,
  waitingOrders,
  withoutQuiet,
} from './alarm-rules.ts';
import { useAlarmSettings } from './alarm-settings.ts';
import { alarmTexts as t } from './order-alarm.texts.ts';
import { createSoundPlayer } from './sound-player.ts';
import { notify } from './system-notification.ts';
import { useRepeating } from './use-repeating.ts';
import { useTabCount } from './use-tab-count.ts';

/** `asking`: a sound was played and nobody has said yet that they heard it. */
export type SoundState = 'off' | 'asking' | 'on' | 'blocked';

type AlarmCall = Pick<AlarmOrder, '_id' | 'ringStep'>;

type Facts = {
  orders: readonly AlarmOrder[];
  deletedIds: ReadonlySet<string>;
  isLoaded: boolean;
  /** Whether a shift is open. */
  isOpen: boolean;
  isUnreachable: boolean;
  /** Tickets that did not come out. */
  unprinted?: readonly { readonly _id: string }[];
  /** Tables that call, and that nobody has seen. */
  calls?: readonly AlarmCall[];
};

const none: readonly never[] = [];

const ringEveryMs = 5_000;
const overdueEveryMs = 3_000;
const unprintedEveryMs = 7_000;
const callEveryMs = 9_000;
const lostEveryMs = 20_000;
/** A hiccup shorter than this is no news. */
const lostAfterMs = 4_000;

/** Everything that makes a board impossible to overlook: sound, title, icon, screen, notifications. */
export const useOrderAlarm = ({
  orders,
  deletedIds,
  isLoaded,
  isOpen,
  isUnreachable,
  unprinted = none,
  calls = none,
}: Facts) => {
  const text = useText();
  const [player] = useState(createSoundPlayer);
  const [settings, change] = useAlarmSettings();
  const [sound, setSound] = useState<SoundState>('off');
  const [quietUntil, setQuietUntil] = useState<Readonly<Record<string, number>>>({});
  const [now, setNow] = useState(() => performance.now());
  const [isLost, setLost] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const loudness = settings.isMuted ? 0 : settings.volume;

  useEffect(() => () => player.close(), [player]);
  // Moves the time at which a quiet order rings again; coarse, for it costs a render.
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 10_000);
    return () => clearInterval(timer);
  }, []);

  // What this screen deleted itself is no news to it.
  const ownDeletions = useRef(new Set<string>());
  const heard = useRef(new Set<string>());
  const seen = useRef<BoardMoment | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const moment = { orders, deletedIds };
    const { arrived, cancelled, withdrawn, changed } = newsSince(seen.current, moment, heard.current);
    seen.current = moment;
    for (const order of orders) heard.current.add(order._id);
    for (const order of arrived) {
      const sentence = text(t.arrived, { number: order.displayOrderNumber });
      notify(sentence, order._id);
      // Announced, not shown: the card itself is visible, and in a rush messages would cover the board.
      setAnnouncement(sentence);
    }
    // What waits rings until somebody answers; what approved itself is heard once.
    if (sound === 'on' && arrived.some((order) => order.autoAccepted)) player.play('new', loudness);
    for (const order of cancelled) {
      if (ownDeletions.current.has(order._id)) continue;
      const sentence = text(t.cancelled, { number: order.displayOrderNumber });
      notify(sentence, order._id);
      showError(sentence);
      player.play('cancelled', loudness);
    }
    for (const order of withdrawn) {
      const sentence = text(t.withdrawn, { number: order.displayOrderNumber });
      notify(sentence, order._id);
      showError(sentence);
      player.play('cancelled', loudness);
    }
    for (const order of changed) {
      const sentence = text(t.changed, { number: order.displayOrderNumber });
      notify(sentence, order._id);
      setAnnouncement(sentence);
    }
    // Whoever opened it has seen another order: it rings again.
    const changedIds = new Set(changed.map(({ _id }) => _id));
    if (changedIds.size > 0)
      setQuietUntil((before) =>
        Object.fromEntries(Object.entries(before).filter(([id]) => !changedIds.has(id))),
      );
  });

  const ringing = ringingOrders(orders, quietUntil, now);
  const areTicketsRinging = withoutQuiet(unprinted, quietUntil, now).length > 0;
  const ringingCalls = withoutQuiet(calls, quietUntil, now);
  const isRinging = ringing.length > 0 || areTicketsRinging || ringingCalls.length > 0;
  const isLouder = isOverdue(ringing);
  useRepeating(ringing.length > 0 && sound === 'on', isLouder ? overdueEveryMs : ringEveryMs, () => {
    // As loud as the device can, unless somebody wants silence.
    if (isLouder) player.play('overdue', loudness > 0 ? 1 : 0);
    else player.play('new', loudness);
  });

  useRepeating(areTicketsRinging && sound === 'on', unprintedEveryMs, () => player.play('print', loudness));
  const areCallsLouder = isOverdue(ringingCalls);
  useRepeating(ringingCalls.length > 0 && sound === 'on', areCallsLouder ? overdueEveryMs : callEveryMs, () =>
    player.play('call', areCallsLouder && loudness > 0 ? 1 : loudness),
  );
  useEffect(() => {
    if (areTicketsRinging) notify(text(t.unprinted), 'print');
  }, [areTicketsRinging, text]);

  useEffect(() => {
    if (!isUnreachable || !isOpen) return setLost(false);
    const timer = setTimeout(() => setLost(true), lostAfterMs);
    return () => clearTimeout(timer);
  }, [isUnreachable, isOpen]);
  useRepeating(isLost, lostEveryMs, () => player.play('lost', loudness));

  useTabCount(waitingOrders(orders).length + calls.length);
  const screen = useWakeLock(isOpen);

  const quiet = (ids: readonly string[]) => {
    const until = performance.now() + quietMs;
    setNow(performance.now());
    setQuietUntil((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, until])) }));
  };

  return {
    sound,
    settings,
    screen,
    isRinging,
    /** The latest new order, for a screen reader. */
    announcement,
    change,
    /** From a tap. A volume set at the same moment is passed in: `settings` is still the old one. */
    trial: async (volume = settings.volume) => {
      const isUnlocked = await player.unlock(() => setSound('off'));
      setSound(isUnlocked ? 'asking' : 'blocked');
      player.play('new', volume);
    },
    confirmHeard: () => setSound('on'),
    play: player.play,
    quietAll: () => quiet([...waitingOrders(orders), ...unprinted, ...calls].map(({ _id }) => _id)),
    /** Someone is looking at it. */
    attend: (orderId: string) => quiet([orderId]),
    /** Before this screen deletes an order. Answers how to take it back when the order stays. */
    expectDeletion: (orderId: string) => {
      ownDeletions.current.add(orderId);
      return () => void ownDeletions.current.delete(orderId);
    },
  };
};

export type OrderAlarm = ReturnType<typeof useOrderAlarm>;
