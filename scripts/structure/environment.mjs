import { codeLines } from './source-files.mjs';

const mayRead =
  /^(server\/system\/env\.ts$|(core|server)\/(.+\/)?testing\/|scripts\/|deploy\/|bench\/|attack\/|faults\/|e2e\/|[^/]+\.config\.ts$)/;

/** The environment is read once, checked and typed: an entry point hands it whole to readEnv. */
export function checkEnvironment(files) {
  return files
    .filter(({ path }) => !mayRead.test(path))
    .flatMap((file) =>
      codeLines(file)
        .filter(({ text }) => /\bprocess\.env\b/.test(text.replace('readEnv(process.env)', '')))
        .map(({ number }) => ({
          path: file.path,
          line: number,
          advice: 'add the variable to server/system/env.ts and take the value as an argument',
        })),
    );
}
