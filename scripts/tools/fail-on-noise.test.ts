import { it } from 'vitest';

it.fails('fails a test during which the console is written to', () => {
  console.info('done');
});

it.fails('fails a test during which a library writes to standard error', () => {
  process.stderr.write('DOMException: nobody asked\n');
});
