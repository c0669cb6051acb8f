import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runs } from '#core/values/testing/runs.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { createLiveResource } from './live-resource.ts';
import type { StreamConnection } from './stream-connection.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { createFakeServer } from './testing/fake-server.ts';

type Note = { id: string; version: number };
type NoteEvent = { kind: 'note'; note: Note };
type Notes = Readonly<Record<string, Note>>;

const withNote = (notes: Notes, note: Note): Notes =>
  (notes[note.id]?.version ?? 0) > note.version ? notes : { ...notes, [note.id]: note };

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

type Tab = {
  displayed: () => Notes;
  line: () => string;
  ends: { session: number };
  reads: { count: number };
  close: () => void;
  crash: () => void;
  freeze: () => void;
  leave: () => void;
  show: () => void;
};

/** A server with notes, and a browser in which any number of tabs show them. */
const setUp = (isSecure: boolean) => {
  const notes = new Map<string, Note>();
  const server = createFakeServer<Note[], NoteEvent>(() => [...notes.values()]);
  const browser = createFakeBrowser(server.world, isSecure);
  const open = (address = '/stream'): Tab => {
    const tab = browser.openTab();
    const ends = { session: 0 };
    const reads = { count: 0 };
    const resource = createLiveResource<Notes, Note[], NoteEvent>(
      {
        initial: {},
        address: () => address,
        kinds: ['note'],
        read: (signal) => {
          reads.count += 1;
          return server.read(signal);
        },
        applySnapshot: (displayed, snapshot, atRequest) => {
          const since = Object.values(displayed).filter((note) => atRequest[note.id] !== note);
          return since.reduce(withNote, Object.fromEntries(snapshot.map((note) => [note.id, note])));
        },
        applyEvent: (displayed, { note }) => withNote(displayed, note),
        applyFailure: (_state, error) => (isApiError(error, 'not_signed_in') ? 'session-ended' : null),
        onSessionEnd: () => {
          ends.session += 1;
        },
        pollMs: 5_000,
      },
      tab.world,
    );
    const stop = resource.start();
    return {
      freeze: tab.freeze,
      leave: tab.leave,
      show: tab.show,
      ends,
      reads,
      displayed: () => resource.getPublished().state,
      line: () => resource.getPublished().status.line,
      close: stop,
      crash: () => {
        tab.crash();
        stop();
      },
    };
  };
  let count = 0;
  return {
    server,
    browser,
    open,
    /** As after a restart of the browser. */
    openAtOnce: (many: number) => Array.from({ length: many }, () => open()),
    /** The first holds the stream when the others join. */
    openOthersLater: async (many: number): Promise<[Tab, ...Tab[]]> => {
      const first = open();
      await pass(1_000);
      const others = Array.from({ length: many - 1 }, () => open());
      await pass(1_000);
      return [first, ...others];
    },
    truth: () => Object.fromEntries(notes),
    write: (id = `note ${++count}`) => {
      const note = { id, version: (notes.get(id)?.version ?? 0) + 1 };
      notes.set(id, note);
      server.log({ kind: 'note', note });
    },
  };
};
type World = ReturnType<typeof setUp>;

const expectAllLive = ({ server, truth }: World, tabs: readonly Tab[]) => {
  expect(tabs.map((tab) => [tab.line(), tab.displayed()])).toEqual(tabs.map(() => ['live', truth()]));
  expect(server.connections.size).toBe(1);
};
const leave = ({ server, browser }: World, tabs: readonly Tab[]) => {
  for (const tab of tabs) tab.close();
  server.stop();
  return pass(10).then(() =>
    expect([
      server.connections.size,
      browser.heldLocks(),
      browser.openChannels(),
      vi.getTimerCount(),
    ]).toEqual([0, [], [], 0]),
  );
};

const settings: [string, boolean][] = [
  ['with locks', true],
  ['without locks', false],
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(settings)('tabs of one browser, %s', (_, isSecure) => {
  it('hold one stream between them, and hear everything', async () => {
    const world = setUp(isSecure);
    world.write();
    const tabs = world.openAtOnce(10);
    await pass(1_000);
    world.write();
    world.write('note 1');
    await pass(200);
    expectAllLive(world, tabs);
    // A tab that uses another's stream has read once, and needs to read no more.
    await pass(600_000);
    expect(Math.max(...tabs.map((tab) => tab.reads.count))).toBeLessThanOrEqual(1);
    await leave(world, tabs);
  });

  it('let a late one begin with what there is, and lose nothing that comes meanwhile', async () => {
    const world = setUp(isSecure);
    const first = world.open();
    await pass(1_000);
    world.write();
    world.server.setReads(true, 700);
    const late = world.open();
    world.write();
    await pass(300);
    world.write();
    await pass(1_500);
    expectAllLive(world, [first, late]);
    await leave(world, [first, late]);
  });

  it('hand the stream over when the one that holds it is closed', async () => {
    const world = setUp(isSecure);
    const tabs = await world.openOthersLater(5);
    while (tabs.length > 1) {
      tabs.shift()?.close();
      world.write();
      await pass(1_000);
      world.write();
      await pass(200);
      expectAllLive(world, tabs);
    }
    await leave(world, tabs);
  });

  it('notice when it has crashed', async () => {
    const world = setUp(isSecure);
    const tabs = await world.openOthersLater(3);
    tabs.shift()?.crash();
    world.write();
    await pass(35_000);
    world.write();
    await pass(200);
    expectAllLive(world, tabs);
    await leave(world, tabs);
  });

  it('are told by a page that is left, although nothing of it is closed', async () => {
    const world = setUp(isSecure);
    const [left, ...others] = await world.openOthersLater(3);
    left.leave();
    world.write();
    await pass(1_000);
    expectAllLive(world, others);
    await leave(world, [left, ...others]);
  });

  it('do not depend on one that is put to sleep', async () => {
    const world = setUp(isSecure);
    const [asleep, ...awake] = await world.openOthersLater(3);
    asleep.freeze();
    world.write();
    await pass(1_000);
    expect(awake.map((tab) => tab.displayed())).toEqual(awake.map(() => world.truth()));
    await pass(5_000);
    expectAllLive(world, [asleep, ...awake]);
    await leave(world, [asleep, ...awake]);
  });

  it('say together that the line is down, and go on where they were', async () => {
    const world = setUp(isSecure);
    const tabs = await world.openOthersLater(3);
    world.server.breakLines();
    await pass(200);
    expect(tabs.map((tab) => tab.line())).toEqual(['down', 'down', 'down']);
    world.write();
    await pass(5_000);
    expectAllLive(world, tabs);
    await leave(world, tabs);
  });

  it('come back after a server that refused them', async () => {
    const world = setUp(isSecure);
    const tabs = await world.openOthersLater(3);
    world.server.setStreams(false);
    world.server.refuseLines();
    await pass(10_000);
    world.write();
    await pass(6_000);
    expect(tabs.map((tab) => [tab.line(), tab.displayed()])).toEqual(tabs.map(() => ['down', world.truth()]));
    world.server.heal();
    await pass(60_000);
    expectAllLive(world, tabs);
    await leave(world, tabs);
  });

  it('all end with the session, and show nothing that comes after it', async () => {
    const world = setUp(isSecure);
    const tabs = await world.openOthersLater(4);
    world.server.endSession();
    world.write('secret');
    await pass(1_000);
    expect(tabs.map((tab) => [tab.ends.session, tab.displayed()])).toEqual(tabs.map(() => [1, {}]));
    expect(world.server.connections.size).toBe(0);
    await leave(world, tabs);
  });

  it('go on where somebody has signed in again before they heard of the end', async () => {
    const world = setUp(isSecure);
    const [leader, ...others] = await world.openOthersLater(3);
    world.server.endSession();
    world.server.logIn();
    await pass(5_000);
    world.write();
    await pass(200);
    expect([leader.ends.session, ...others.map((tab) => tab.ends.session)]).toEqual([1, 0, 0]);
    expectAllLive(world, others);
    await leave(world, [leader, ...others]);
  });

  it('share with nobody who asked for something else, and do with who has another copy of it', async () => {
    const world = setUp(isSecure);
    const tabs = ['/a?owner=1', '/a?owner=2', '/b?lang=he&known=x', '/b?lang=he&known=y'].map(world.open);
    await pass(1_000);
    expect(world.server.connections.size).toBe(3);
    await leave(world, tabs);
  });

  it('end up with what the server has, whatever happens to them', async () => {
    const happening = fc.oneof(
      { weight: 5, arbitrary: fc.constant('write' as const) },
      {
        weight: 5,
        arbitrary: fc.constantFrom(
          'open',
          'close',
          'crash',
          'freeze',
          'show',
          'zombie',
          'break',
          'refuse',
          'deafen',
          'wake',
          'drop',
          'swap',
          'repeat',
          'slow reads',
          'no reads',
          'no streams',
          'heal',
        ),
      },
      { weight: 5, arbitrary: fc.constantFrom(1, 30, 150, 3_000, 12_000) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(happening, fc.nat()), { maxLength: 30 }), async (evening) => {
        vi.clearAllTimers();
        const world = setUp(isSecure);
        const { server, browser } = world;
        const tabs = world.openAtOnce(3);
        const wakeZombies: (() => void)[] = [];
        for (const [what, which] of evening) {
          const index = which % Math.max(1, tabs.length);
          const tab = tabs[index];
          if (typeof what === 'number') await pass(what);
          else if (what === 'write') world.write(which % 3 ? undefined : `note ${which % 5}`);
          else if (what === 'open') tabs.push(world.open());
          else if (what === 'close' || what === 'crash') {
            tab?.[what]();
            tabs.splice(index, 1);
          } else if (what === 'freeze' || what === 'show') tab?.[what]();
          else if (what === 'zombie') {
            // A tab that was frozen the moment it got the lock.
            const asleep = new Promise<void>((wake) => wakeZombies.push(wake));
            const [stream] = browser.openChannels();
            if (isSecure && stream)
              browser.locks.request(stream, { steal: true }, () => asleep).catch(() => {});
          } else if (what === 'break') server.breakLines();
          else if (what === 'refuse') server.refuseLines();
          else if (what === 'deafen') server.deafen();
          else if (what === 'wake') server.wake();
          else if (what === 'slow reads') server.setReads(true, 4_000);
          else if (what === 'no reads') server.setReads(false);
          else if (what === 'no streams') server.setStreams(false);
          else if (what === 'heal') server.heal();
          else server.faultNext(what);
        }
        server.heal();
        tabs.push(world.open());
        await pass(150_000);
        expectAllLive(world, tabs);
        for (const wake of wakeZombies) wake();
        await leave(world, tabs);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe.each(settings)('a stream that was closed, %s', (_, isSecure) => {
  it('tells nobody what its source reports after that', async () => {
    const server = createFakeServer<Note[], NoteEvent>(() => []);
    const sources: StreamConnection[] = [];
    const connect = () => {
      const source = server.world.connect('/stream', []);
      sources.push(source);
      return source;
    };
    const tab = createFakeBrowser({ ...server.world, connect }, isSecure).openTab();
    const stream = tab.world.connect('/stream', ['note']);
    const told = vi.fn();
    stream.addEventListener('error', told);
    stream.addEventListener('note', told);
    await pass(1_000);
    stream.close();
    const [source] = sources as unknown as EventTarget[];
    source?.dispatchEvent(new MessageEvent('note', { data: '{}', lastEventId: '1' }));
    source?.dispatchEvent(new Event('error'));
    await pass(1_000);
    expect([sources.length, told.mock.calls.length]).toEqual([1, 0]);
    server.stop();
  });
});

describe('with locks', () => {
  it('tabs take the stream from one that sleeps and keeps it', async () => {
    const world = setUp(true);
    const tabs = await world.openOthersLater(2);
    const [stream] = world.browser.openChannels();
    let wake = () => {};
    const asleep = new Promise<void>((done) => {
      wake = done;
    });
    world.browser.locks.request(stream ?? '', { steal: true }, () => asleep).catch(() => {});
    world.write();
    await pass(35_000);
    expectAllLive(world, tabs);
    wake();
    await leave(world, tabs);
  });

  it('a tab that is looked at does not wait until the silence is long', async () => {
    const world = setUp(true);
    const tabs = await world.openOthersLater(2);
    const [stream] = world.browser.openChannels();
    world.browser.locks.request(stream ?? '', { steal: true }, () => new Promise(() => {})).catch(() => {});
    await pass(100);
    tabs[1]?.show();
    world.write();
    await pass(4_000);
    expectAllLive(world, tabs);
    for (const tab of tabs) tab.close();
    world.server.stop();
  });

  it('a browser keeps connections free for calls: who finds no room for a stream polls until there is', async () => {
    const world = setUp(true);
    const tabs = ['/1', '/2', '/3', '/4', '/5', '/6'].map(world.open);
    await pass(1_000);
    expect(world.server.connections.size).toBe(4);
    world.write();
    await pass(10_000);
    expect(tabs.map((tab) => tab.displayed())).toEqual(tabs.map(() => world.truth()));
    tabs[0]?.close();
    tabs[1]?.close();
    await pass(60_000);
    expect(tabs.slice(2).map((tab) => tab.line())).toEqual(['live', 'live', 'live', 'live']);
    await leave(world, tabs);
  });
});
