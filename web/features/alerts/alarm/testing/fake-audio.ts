import { vi } from 'vitest';
import type { SoundKind } from '../sound-player.ts';

/** The first note identifies each melody, here as for the ear. */
const firstNotes: Readonly<Record<number, SoundKind>> = {
  784: 'new',
  988: 'overdue',
  880: 'cancelled',
  196: 'lost',
  587: 'print',
  2093: 'call',
};

/** A loudspeaker that writes down what it plays and how loud. */
export const fakeAudio = ({ isAllowed = true } = {}) => {
  const played: { kind: SoundKind; volume: number }[] = [];
  const contexts: FakeContext[] = [];

  class FakeContext {
    state: AudioContextState = 'suspended';
    currentTime = 0;
    destination = {};
    onstatechange: (() => void) | null = null;
    constructor() {
      contexts.push(this);
    }
    async resume() {
      if (isAllowed) this.state = 'running';
    }
    async close() {
      this.state = 'closed';
      this.onstatechange?.();
    }
    /** As a phone call or a locked screen does it. */
    silence() {
      this.state = 'suspended';
      this.onstatechange?.();
    }
  }
  class FakeGain {
    volume = 0;
    gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: (value: number) => {
        this.volume = value;
      },
      exponentialRampToValueAtTime: () => {},
    };
    connect = (to: unknown) => to;
  }
  class FakeOscillator {
    private readonly hertz: number;
    private loudness: FakeGain | null = null;
    constructor(_context: unknown, { frequency }: { frequency: number }) {
      this.hertz = frequency;
    }
    connect(to: FakeGain) {
      this.loudness = to;
      return to;
    }
    start(at: number) {
      const kind = firstNotes[this.hertz];
      if (kind && at === 0) played.push({ kind, volume: this.loudness?.volume ?? 0 });
    }
    stop() {}
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('GainNode', FakeGain);
  vi.stubGlobal('OscillatorNode', FakeOscillator);
  return {
    /** What was played since the last question. */
    heard: () => played.splice(0).map(({ kind }) => kind),
    volumes: () => played.splice(0).map(({ volume }) => volume),
    context: () => contexts.at(-1),
  };
};
