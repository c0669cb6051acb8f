// `npm run write -- NAMES`: writes again what is made from sources and committed beside them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const written = {
  openapi: { script: 'write-openapi.mjs', what: 'docs/openapi.json from the contract' },
  access: { script: 'write-access.mjs', what: 'docs/access.md from the contract' },
  colors: { script: 'write-colors.mjs', what: 'web/styles/colors from the palette' },
  tickets: {
    script: 'write-golden-tickets.mjs',
    what: 'the tickets that tests compare; look at those that changed',
  },
  fonts: { script: 'write-print-fonts.mjs', what: 'the fonts of PDFs and tickets from their packages' },
};
const usage = [
  'npm run write -- NAMES writes again',
  ...Object.entries(written).map(([name, { what }]) => `    ${name.padEnd(9)}${what}`),
];

const names = process.argv.slice(2);
const isKnown = names.length > 0 && names.every((name) => Object.hasOwn(written, name));
if (!isKnown) {
  console.log(usage.join('\n'));
  process.exitCode = names.includes('--help') ? 0 : 1;
} else process.exitCode = Math.max(...names.map(write));

function write(name) {
  const script = fileURLToPath(new URL(written[name].script, import.meta.url));
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status ?? 1;
}
