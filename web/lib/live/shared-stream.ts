import { electByClaim } from './elect-by-claim.ts';
import { electByLock, type Locks } from './elect-by-lock.ts';
import { connectionClosed, connectionOpen, type StreamConnection } from './stream-connection.ts';
import type { Election, RelayChannel, RelayMessage } from './stream-relay.ts';

/** The browser features that tabs need to share a stream. */
export type SharingBrowser = {
  openSource: (address: string) => StreamConnection;
  openChannel: (name: string) => RelayChannel;
  /** Null on a page that is not secure. */
  locks: Locks | null;
  /** Waits for a slot for one more stream; the returned function releases it. */
  takeSlot: (onTaken: () => void) => () => void;
  onVisible: (listener: () => void) => () => void;
  /** The browser is about to suspend this page, for good or for a while. */
  onPutAway: (listener: (mayReturn: boolean) => void) => () => void;
};

/** Tabs of another version may use another protocol: raise it with every change of `RelayMessage`. */
const version = 1;

/** What a page already has affects only its snapshot, and snapshots are not shared. */
const nameOf = (address: string): string => `stream-${version}:${address.replace(/([?&])known=[^&]*/, '$1')}`;

/**
 * One stream for all tabs that use the same address: one of them holds it and passes its messages on. The others
 * read their snapshot by an ordinary call, as soon as they know how far the stream is; from the message numbers
 * each tab sees for itself whether it missed one, whoever passed it on.
 */
export const openSharedStream = (
  address: string,
  kinds: readonly string[],
  browser: SharingBrowser,
): StreamConnection => {
  const target = new EventTarget();
  const channel = browser.openChannel(nameOf(address));
  /** What is known of a stream that another tab holds. */
  let relayedState = 0;
  let isLeading = false;
  let source: StreamConnection | null = null;
  let lastId: string | null = null;
  let leaveSlot = () => {};
  let patience: ReturnType<typeof setTimeout> | undefined;

  const post = (message: RelayMessage) => channel.postMessage(message);
  const emit = (kind: string, data: string, lastEventId: string) =>
    target.dispatchEvent(new MessageEvent(kind, { data, lastEventId }));
  const emitError = () => target.dispatchEvent(new Event('error'));

  const open = () => {
    target.dispatchEvent(new Event('connecting'));
    const opened = browser.openSource(address);
    source = opened;
    const postDown = (isClosed: boolean) => post({ type: 'down', isClosed });
    // Safari reports an error of a stream that was closed, when its page comes back.
    const listen = (kind: string, take: (event: Event) => void) =>
      opened.addEventListener(kind, (event) => {
        if (source === opened) take(event);
      });
    for (const kind of kinds) {
      listen(kind, (event) => {
        const { data, lastEventId: id } = event as MessageEvent<string>;
        lastId = id;
        if (kind === 'snapshot') post({ type: 'joined', id });
        // The others check for themselves whether their session has ended too: somebody may have signed in again.
        else if (kind === 'session-ended') postDown(true);
        else post({ type: 'message', kind, data, id });
        emit(kind, data, id);
      });
    }
    listen('error', () => {
      postDown(opened.readyState === connectionClosed);
      emitError();
    });
  };

  const stopLeading = () => {
    isLeading = false;
    source?.close();
    source = null;
    lastId = null;
    leaveSlot();
    leaveSlot = () => {};
  };
  const candidate = {
    onElected: () => {
      clearTimeout(patience);
      isLeading = true;
      post({ type: 'wait' });
      leaveSlot = browser.takeSlot(open);
    },
    onDeposed: stopLeading,
  };
  const election: Election = browser.locks
    ? electByLock(browser.locks, nameOf(address), candidate)
    : electByClaim(post, candidate);

  const greet = () => {
    if (isLeading) return;
    post({ type: 'hello' });
    clearTimeout(patience);
    patience = setTimeout(election.insist, election.patienceMs);
  };
  const answer = () => {
    const isOpen = source?.readyState === connectionOpen;
    post(isOpen && lastId !== null ? { type: 'joined', id: lastId } : { type: 'wait' });
  };
  const follow = (message: RelayMessage) => {
    clearTimeout(patience);
    if (message.type === 'joined' || message.type === 'message') relayedState = connectionOpen;
    if (message.type === 'joined') emit('joined', 'null', message.id);
    if (message.type === 'message') emit(message.kind, message.data, message.id);
    if (message.type === 'down') {
      relayedState = message.isClosed ? connectionClosed : 0;
      emitError();
    }
    if (message.type === 'leaving') greet();
  };
  channel.onmessage = ({ data: message }) => {
    election.hear(message);
    if (isLeading && message.type === 'hello') answer();
    if (!isLeading && message.type !== 'hello') follow(message);
  };

  const close = () => {
    relayedState = connectionClosed;
    clearTimeout(patience);
    stopLeading();
    election.leave();
    channel.close();
    stopWatching();
  };
  // A visible tab does not wait for a leader that the device has put to sleep.
  const stopVisible = browser.onVisible(greet);
  const stopPutAway = browser.onPutAway((mayReturn) => {
    close();
    // On return the tab connects again.
    if (mayReturn) emitError();
  });
  const stopWatching = () => {
    stopVisible();
    stopPutAway();
  };
  greet();

  return {
    addEventListener: target.addEventListener.bind(target),
    get readyState() {
      return source?.readyState ?? relayedState;
    },
    close,
  };
};
