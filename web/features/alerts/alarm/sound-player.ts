export type SoundKind = 'new' | 'overdue' | 'cancelled' | 'lost' | 'print' | 'call';

type Note = { hertz: number; at: number; seconds: number; shape: OscillatorType };

/**
 * Told apart with eyes closed: a bright rising call, the same driven hard, a falling one, a low double knock, a buzz in
 * threes, and the bell on a counter struck twice.
 */
const melodies: Record<SoundKind, readonly Note[]> = {
  new: [
    { hertz: 784, at: 0, seconds: 0.18, shape: 'triangle' },
    { hertz: 1047, at: 0.18, seconds: 0.18, shape: 'triangle' },
    { hertz: 1319, at: 0.36, seconds: 0.4, shape: 'triangle' },
    { hertz: 1047, at: 0.9, seconds: 0.18, shape: 'triangle' },
    { hertz: 1319, at: 1.08, seconds: 0.45, shape: 'triangle' },
  ],
  // A square wave at the same height sounds about twice as loud.
  overdue: [
    { hertz: 988, at: 0, seconds: 0.14, shape: 'square' },
    { hertz: 1319, at: 0.16, seconds: 0.14, shape: 'square' },
    { hertz: 988, at: 0.32, seconds: 0.14, shape: 'square' },
    { hertz: 1319, at: 0.48, seconds: 0.14, shape: 'square' },
    { hertz: 1568, at: 0.64, seconds: 0.5, shape: 'square' },
  ],
  cancelled: [
    { hertz: 880, at: 0, seconds: 0.25, shape: 'sine' },
    { hertz: 659, at: 0.28, seconds: 0.25, shape: 'sine' },
    { hertz: 440, at: 0.56, seconds: 0.6, shape: 'sine' },
  ],
  lost: [
    { hertz: 196, at: 0, seconds: 0.16, shape: 'square' },
    { hertz: 196, at: 0.26, seconds: 0.16, shape: 'square' },
    { hertz: 147, at: 0.7, seconds: 0.3, shape: 'square' },
  ],
  print: [0, 0.12, 0.24, 0.7, 0.82, 0.94].map((at) => ({ hertz: 587, at, seconds: 0.1, shape: 'sawtooth' })),
  call: [0, 0.4].map((at) => ({ hertz: 2093, at, seconds: 0.9, shape: 'sine' })),
};

/** Sounds made by the browser itself: nothing to load, so they play when the line is dead too. */
export const createSoundPlayer = () => {
  let context: AudioContext | null = null;

  const strike = (to: AudioContext, { hertz, at, seconds, shape }: Note, volume: number) => {
    const start = to.currentTime + at;
    const tone = new OscillatorNode(to, { frequency: hertz, type: shape });
    const loudness = new GainNode(to, { gain: 0 });
    // Eased in and out: a bare start and stop would click.
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(volume, start + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(loudness).connect(to.destination);
    tone.start(start);
    tone.stop(start + seconds);
  };

  return {
    /** From a tap only: a browser blocks sound until then. `onSilenced` is called when it blocks it again. */
    unlock: async (onSilenced: () => void): Promise<boolean> => {
      try {
        context ??= new AudioContext();
        const current = context;
        await current.resume();
        current.onstatechange = () => {
          if (current.state !== 'running') onSilenced();
        };
        return current.state === 'running';
      } catch {
        return false;
      }
    },
    play: (kind: SoundKind, volume: number): void => {
      if (context?.state !== 'running' || volume <= 0) return;
      for (const note of melodies[kind]) strike(context, note, volume);
    },
    close: (): void => {
      if (!context) return;
      context.onstatechange = null;
      void context.close();
      context = null;
    },
  };
};
