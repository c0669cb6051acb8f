import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** The Nu HTML checker is a Java program. */
export const canCheckHtml = (): boolean => spawnSync('java', ['-version']).status === 0;

type Complaint = { type: string; message: string; extract?: string };

/** What the W3C's checker has to say about documents, by file; nothing when they are valid. */
export const checkHtml = async (files: readonly string[]): Promise<string[]> => {
  const jar: string = createRequire(import.meta.url)('vnu-jar');
  const run = promisify(execFile);
  const { stderr } = await run(
    'java',
    ['-Xmx256m', '-jar', jar, '--format', 'json', '--exit-zero-always', ...files],
    { maxBuffer: 32 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stderr) as { messages: (Complaint & { url: string })[] };
  // Its CSS part is years behind (it knows neither color-mix nor size-adjust); the build minifies the styles, and fails on
  // what is not CSS.
  return messages
    .filter(({ message }) => !message.startsWith('CSS:'))
    .map(
      ({ type, message, extract, url }) => `${url.split('/').at(-1)} ${type}: ${message} [${extract ?? ''}]`,
    );
};
