import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isApiError } from '#web/lib/api/api-error.ts';
import { forgetEpoch, hearEpoch } from '#web/lib/api/server-epoch.ts';
import { createLiveResource, needsSnapshot } from './live-resource.ts';
import { createFakeServer } from './testing/fake-server.ts';

type Note = { kind: 'note'; text: string } | { kind: 'rewritten' };

/** A page of notes: appended by events, or rewritten in a way that only a snapshot shows. */
const setUp = (
  options: {
    pausesWhileHidden?: boolean;
    isFinal?: (notes: string[]) => boolean;
    onEvents?: (events: readonly Note[]) => void;
    applySnapshot?: (state: string[], snapshot: string[]) => string[];
  } = {},
) => {
  let notes: string[] = [];
  const server = createFakeServer<string[], Note>(() => notes);
  const renders: string[][] = [];
  const ends = { session: 0 };
  const reads = { count: 0 };
  const resource = createLiveResource<string[], string[], Note>(
    {
      initial: [],
      address: () => '/stream',
      kinds: ['note', 'rewritten'],
      read: (signal) => {
        reads.count += 1;
        return server.read(signal);
      },
      applySnapshot: (_state, snapshot) => snapshot,
      applyEvent: (displayed, event) => {
        if (event.kind === 'rewritten') return needsSnapshot;
        if (event.text === 'poison') throw new Error('cannot be shown');
        return [...displayed, event.text];
      },
      applyFailure: (_state, error) => (isApiError(error, 'not_signed_in') ? 'session-ended' : null),
      onSessionEnd: () => {
        ends.session += 1;
      },
      pollMs: 5_000,
      ...options,
    },
    server.world,
  );
  resource.subscribe(() => renders.push(resource.getPublished().state));
  const stop = resource.start();
  const displayed = () => resource.getPublished().state;
  return {
    server,
    resource,
    renders,
    ends,
    reads,
    stop: () => {
      stop();
      server.stop();
    },
    displayed,
    status: () => resource.getPublished().status,
    write: (text: string) => {
      notes = [...notes, text];
      server.log({ kind: 'note', text });
    },
    /** The data is that of a backup again, made when these had been written. */
    restore: (...kept: string[]) => {
      notes = kept;
      server.restore(kept.length);
    },
    rewrite: (...next: string[]) => {
      notes = next;
      server.log({ kind: 'rewritten' });
    },
  };
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a live resource', () => {
  const reported = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('reportError', reported);
  });
  afterEach(() => {
    forgetEpoch();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    reported.mockReset();
  });

  it('takes its snapshot from the stream, asks for nothing else, and follows the events', async () => {
    const { write, displayed, status, reads, resource, stop } = setUp();
    write('before');
    await pass(200);
    expect([displayed(), status(), reads.count]).toEqual([
      ['before'],
      { line: 'live', isLoaded: true, isUnreachable: false },
      0,
    ]);
    write('after');
    await pass(200);
    expect(displayed()).toEqual(['before', 'after']);
    await pass(600_000);
    expect(reads.count).toBe(0);
    expect(Date.now() - (resource.syncedAt() ?? 0)).toBeLessThanOrEqual(10_000);
    stop();
  });

  it.each(['the stream', 'calls'] as const)(
    'drops all it has when the server has another database, and takes what that has, as %s say it',
    async (by) => {
      const merged: string[][] = [];
      const { server, write, displayed, restore, resource, stop } = setUp({
        applySnapshot: (state, snapshot) => {
          merged.push(state);
          return [...new Set([...state, ...snapshot])];
        },
      });
      server.setEpoch(1);
      for (const text of ['one', 'two', 'three']) write(text);
      await pass(200);
      expect(displayed()).toEqual(['one', 'two', 'three']);
      if (by === 'calls') server.setStreams(false);
      restore('one');
      await pass(20_000);
      expect(displayed()).toEqual(['one']);
      expect(merged.at(-1)).not.toContain('two');
      server.heal();
      write('other');
      await pass(60_000);
      expect(displayed()).toEqual(['one', 'other']);
      expect(Date.now() - (resource.syncedAt() ?? 0)).toBeLessThanOrEqual(10_000);
      stop();
    },
  );

  it('that was not looked at meanwhile drops it when it starts again', async () => {
    const { server, write, displayed, restore, resource, stop } = setUp();
    server.setEpoch(1);
    write('one');
    await pass(200);
    stop();
    restore();
    hearEpoch(2);
    const stopAgain = resource.start();
    expect(resource.get()).toEqual([]);
    await pass(200);
    expect(displayed()).toEqual([]);
    stopAgain();
  });

  it('goes on as ever when the server begins to say which database it has, or no longer does', async () => {
    const { server, write, displayed, reads, stop } = setUp();
    write('one');
    await pass(200);
    server.setEpoch(1);
    await pass(20_000);
    write('two');
    await pass(200);
    expect([displayed(), reads.count]).toEqual([['one', 'two'], 0]);
    server.setEpoch(0);
    await pass(20_000);
    write('three');
    await pass(200);
    expect(displayed()).toEqual(['one', 'two', 'three']);
    stop();
  });

  it('renders a burst of a thousand events a few times, and all of them are there', async () => {
    const { write, displayed, renders, stop } = setUp();
    await pass(200);
    const before = renders.length;
    for (let count = 0; count < 1_000; count++) write(`note ${count}`);
    await pass(200);
    expect(displayed()).toHaveLength(1_000);
    expect(renders.length - before).toBeLessThanOrEqual(2);
    stop();
  });

  it('hands over every event once, in as few turns as it renders', async () => {
    const turns: number[] = [];
    const { write, stop } = setUp({ onEvents: (events) => turns.push(events.length) });
    await pass(200);
    for (let count = 0; count < 1_000; count++) write(`note ${count}`);
    await pass(200);
    write('one more');
    await pass(200);
    expect(turns.reduce((sum, count) => sum + count)).toBe(1_001);
    expect(turns.length).toBeLessThanOrEqual(3);
    stop();
  });

  it('shows a change made here at once', async () => {
    const { resource, displayed, stop } = setUp();
    await pass(200);
    resource.update((notes) => [...notes, 'mine']);
    expect(displayed()).toEqual(['mine']);
    stop();
  });

  it.each(['drop', 'swap'] as const)(
    'notices a message that the wire did %s, by the next one',
    async (fault) => {
      const { server, write, displayed, reads, stop } = setUp();
      await pass(200);
      server.faultNext(fault);
      write('lost');
      write('next');
      await pass(200);
      expect([displayed(), reads.count]).toEqual([['lost', 'next'], 1]);
      stop();
    },
  );

  it('notices by the heartbeat when nothing follows what was lost', async () => {
    const { server, write, displayed, reads, stop } = setUp();
    await pass(200);
    server.faultNext('drop');
    write('lost');
    await pass(10_000);
    expect([displayed(), reads.count]).toEqual([['lost'], 1]);
    stop();
  });

  it('takes a repeated message once', async () => {
    const { server, write, displayed, reads, stop } = setUp();
    await pass(200);
    server.faultNext('repeat');
    write('once');
    await pass(200);
    expect([displayed(), reads.count]).toEqual([['once'], 0]);
    stop();
  });

  it('reads for itself what the server knows of and cannot deliver', async () => {
    const { server, write, displayed, stop } = setUp();
    await pass(200);
    server.setHubStuck(true);
    write('stuck');
    await pass(10_500);
    expect(displayed()).toEqual(['stuck']);
    stop();
  });

  it('loses nothing to an event that cannot be handled, and reports it', async () => {
    const { write, rewrite, displayed, stop } = setUp();
    await pass(200);
    write('poison');
    rewrite('clean');
    write('after');
    await pass(200);
    expect(displayed()).toEqual(['clean', 'after']);
    expect(reported).toHaveBeenCalledOnce();
    stop();
  });

  it('reads again when an event only says that everything changed', async () => {
    const { rewrite, displayed, stop } = setUp();
    await pass(200);
    rewrite('a', 'b');
    rewrite('c');
    await pass(200);
    expect(displayed()).toEqual(['c']);
    stop();
  });

  it('resumes after a break without asking for everything', async () => {
    const { server, write, displayed, status, stop } = setUp();
    write('one');
    await pass(200);
    server.setReads(false);
    server.breakLines();
    await pass(200);
    expect(status().line).toBe('down');
    write('two');
    await pass(3_000);
    expect([displayed(), status().line]).toEqual([['one', 'two'], 'live']);
    stop();
  });

  it('is read every few seconds while streams cannot be had', async () => {
    const { server, write, displayed, status, stop } = setUp();
    server.setStreams(false);
    await pass(200);
    write('one');
    await pass(5_200);
    write('two');
    await pass(5_200);
    expect([displayed(), status()]).toEqual([
      ['one', 'two'],
      { line: 'down', isLoaded: true, isUnreachable: false },
    ]);
    server.setStreams(true);
    await pass(60_000);
    expect(status().line).toBe('live');
    stop();
  });

  it('says that it cannot reach anybody, and recovers by itself', async () => {
    const { server, write, displayed, status, resource, stop } = setUp();
    await pass(200);
    const complete = resource.syncedAt();
    server.setReads(false);
    server.setStreams(false);
    server.refuseLines();
    write('unseen');
    await pass(30_000);
    expect([displayed(), status()]).toEqual([[], { line: 'down', isLoaded: true, isUnreachable: true }]);
    expect(resource.syncedAt()).toBe(complete);
    server.heal();
    await pass(60_000);
    expect([displayed(), status()]).toEqual([
      ['unseen'],
      { line: 'live', isLoaded: true, isUnreachable: false },
    ]);
    stop();
  });

  it('goes on reading until a failed read has succeeded, although the stream is up', async () => {
    const { server, rewrite, displayed, status, stop } = setUp();
    await pass(200);
    server.setReads(false);
    rewrite('new');
    await pass(1_000);
    expect(status()).toEqual({ line: 'live', isLoaded: true, isUnreachable: true });
    server.setReads(true);
    await pass(5_000);
    expect([displayed(), status().isUnreachable]).toEqual([['new'], false]);
    stop();
  });

  it('does not wait for an answer that never comes', async () => {
    const { server, rewrite, displayed, status, stop } = setUp();
    await pass(200);
    server.setReads(true, 3_600_000);
    rewrite('new');
    await pass(11_000);
    expect(status().isUnreachable).toBe(true);
    server.setReads(true);
    await pass(6_000);
    expect(displayed()).toEqual(['new']);
    stop();
  });

  it('is complete the moment its screen wakes up, over a line that lives', async () => {
    const { server, write, displayed, stop } = setUp();
    await pass(200);
    server.deafen();
    server.setReads(true, 3_600_000);
    await pass(9_000);
    write('while asleep');
    await pass(9_000);
    server.setReads(true);
    server.wake();
    await pass(200);
    expect(displayed()).toEqual(['while asleep']);
    stop();
  });

  it('gives up a line that has fallen silent', async () => {
    const { server, write, displayed, stop } = setUp();
    await pass(200);
    server.deafen();
    write('unheard');
    await pass(30_000);
    expect(displayed()).toEqual(['unheard']);
    stop();
  });

  it('holds no connection in a pocket, and begins anew when it is taken out', async () => {
    const { server, write, displayed, reads, stop } = setUp({ pausesWhileHidden: true });
    await pass(200);
    server.setHidden(true);
    expect(server.connections.size).toBe(0);
    write('meanwhile');
    await pass(600_000);
    expect([server.connections.size, reads.count]).toEqual([0, 0]);
    server.setHidden(false);
    await pass(200);
    expect([server.connections.size, displayed()]).toEqual([1, ['meanwhile']]);
    stop();
  });

  it('goes on as soon as somebody uses the page, though the browser counts it as hidden', async () => {
    const { server, write, displayed, stop } = setUp({ pausesWhileHidden: true });
    await pass(200);
    server.setHidden(true);
    write('meanwhile');
    await pass(60_000);
    server.use();
    await pass(200);
    expect([server.connections.size, displayed()]).toEqual([1, ['meanwhile']]);
    stop();
  });

  it('lets go when nothing will change any more', async () => {
    const { server, write, displayed, reads, stop } = setUp({
      isFinal: (notes) => notes.includes('the end'),
    });
    await pass(200);
    write('the end');
    await pass(600_000);
    expect([server.connections.size, displayed(), reads.count]).toEqual([0, ['the end'], 0]);
    stop();
  });

  it('says at once that the session has ended, is quiet, and goes on after logging in', async () => {
    const { server, write, displayed, status, ends, reads, resource, stop } = setUp();
    await pass(200);
    server.endSession();
    write('secret');
    await pass(200);
    expect([ends.session, status().line, server.connections.size]).toEqual([1, 'down', 0]);
    await pass(600_000);
    expect([displayed(), ends.session, reads.count]).toEqual([[], 1, 0]);
    server.logIn();
    resource.start();
    await pass(200);
    expect([displayed(), status().line]).toEqual([['secret'], 'live']);
    stop();
  });

  it('learns of an ended session by a refused read when the stream could not tell', async () => {
    const { server, ends, stop } = setUp();
    await pass(200);
    server.faultNext('drop');
    server.endSession();
    await pass(200);
    expect(ends.session).toBe(1);
    stop();
  });

  it('leaves nothing behind when it is stopped', async () => {
    const { server, stop, write, displayed } = setUp();
    await pass(200);
    stop();
    write('nobody listens');
    await pass(600_000);
    expect([server.connections.size, vi.getTimerCount(), displayed()]).toEqual([0, 0, []]);
  });

  it('shows a snapshot that comes in parts as they come, each in its own time, and is behind until the last', async () => {
    const server = createFakeServer<string[], Note>(() => []);
    const resource = createLiveResource<string[], null, Note>(
      {
        initial: [],
        address: () => '/stream',
        kinds: ['note'],
        ignoresStreamSnapshot: true,
        read: async (signal, _asked, takePart) => {
          for (const part of ['one', 'two', 'three']) {
            // Each nearly as slow as an answer may be: together far slower.
            await new Promise((done) => setTimeout(done, 8_000));
            signal.throwIfAborted();
            takePart((notes) => [...notes, part]);
          }
          return null;
        },
        applySnapshot: (notes) => notes,
        applyEvent: (notes, event) => (event.kind === 'note' ? [...notes, event.text] : needsSnapshot),
        pollMs: 5_000,
      },
      server.world,
    );
    const stop = resource.start();
    await pass(8_300);
    expect([resource.getPublished().state, resource.syncedAt()]).toEqual([['one'], null]);
    server.log({ kind: 'note', text: 'meanwhile' });
    await pass(8_000);
    expect(resource.getPublished().state).toEqual(['one', 'meanwhile', 'two']);
    expect(resource.getPublished().status.isLoaded).toBe(false);
    await pass(8_000);
    expect(resource.getPublished().state).toEqual(['one', 'meanwhile', 'two', 'three']);
    expect(resource.syncedAt()).not.toBeNull();
    stop();
    server.stop();
  });
});
