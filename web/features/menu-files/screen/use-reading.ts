import { useEffect, useRef, useState } from 'react';
import type { FileProblem } from '../reading/file-problem.ts';
import { readInBackground } from '../reading/read-in-background.ts';
import type { ReadFile } from '../reading/read-menu-file.ts';
import type { MenuSource } from '../reading/read-source.ts';

/** One source at a time; whoever tires of it stops it. */
export const useReading = (onRead: (read: ReadFile) => void) => {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const reading = useRef<AbortController | null>(null);
  const stop = () => {
    reading.current?.abort();
    reading.current = null;
    setReading(false);
  };
  useEffect(() => () => reading.current?.abort(), []);
  const start = async (source: MenuSource): Promise<void> => {
    if (reading.current) return;
    const mine = new AbortController();
    reading.current = mine;
    setProblem(null);
    setReading(true);
    const outcome = await readInBackground(source, mine.signal).catch(() => ({ problem: 'broken' as const }));
    if (mine.signal.aborted || !outcome) return;
    stop();
    if ('read' in outcome) onRead(outcome.read);
    else setProblem(outcome.problem);
  };
  return { isReading, problem, start, stop, forget: () => setProblem(null) };
};
