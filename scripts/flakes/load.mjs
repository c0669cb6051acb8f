import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./burn.mjs', import.meta.url));

/** Takes half of the processors: one of two. @returns {() => void} ends it; so does the end of this process */
export function takeProcessors(count = Math.max(1, Math.floor(availableParallelism() / 2))) {
  const burners = Array.from({ length: count }, () =>
    spawn(process.execPath, [script], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  return () => {
    for (const burner of burners) burner.stdin.end();
  };
}
