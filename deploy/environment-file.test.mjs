import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSettings } from './environment-file.mjs';

const reader = fileURLToPath(new URL('environment-file.mjs', import.meta.url));

it.each([
  // What people write.
  ['MAIL_FROM=Menta <no-reply@menu.example>', { MAIL_FROM: 'Menta <no-reply@menu.example>' }],
  ['MAIL_FROM="Menta <no-reply@menu.example>"', { MAIL_FROM: 'Menta <no-reply@menu.example>' }],
  ['SMTP_URL=smtp://me:a$b&c;d|e@mail', { SMTP_URL: 'smtp://me:a$b&c;d|e@mail' }],
  ['TOKEN=$HOME `id` $(id) *', { TOKEN: '$HOME `id` $(id) *' }],
  ['A=1\nB=2\n', { A: '1', B: '2' }],
  ['A=1\r\nB=2\r\n', { A: '1', B: '2' }],
  ['A=1\nA=2', { A: '2' }],
  ['A=b=c', { A: 'b=c' }],
  ['A=שלום', { A: 'שלום' }],
  // Nothing.
  ['', {}],
  ['A=', { A: '' }],
  ['A=\nB=2', { A: '', B: '2' }],
  ['A=""', { A: '' }],
  // Spaces.
  ['  A  =  b c  \nB=2', { A: 'b c', B: '2' }],
  ['A="  b  "  ', { A: '  b  ' }],
  ['\n\n \t\nA=1', { A: '1' }],
  // Comments: at the beginning of a line alone.
  ['# A=1\n; B=2\n  # C=3\nD=4', { D: '4' }],
  ['A=b # c', { A: 'b # c' }],
  ['A=b#c;d', { A: 'b#c;d' }],
  ['A="b" # c', { A: 'b# c' }],
  ['# continued? \\\nA=1', { A: '1' }],
  // What is no assignment.
  ['not an assignment\nA=1', { A: '1' }],
  ['export A=1\n1B=2\nC-D=3\nE=4', { E: '4' }],
  ['=1\nA=2', { A: '2' }],
  // Quotes.
  [`A='b "c" $d \\n'`, { A: 'b "c" $d \\n' }],
  [`A="b 'c'"`, { A: "b 'c'" }],
  [`A="b"'c' "d"`, { A: 'bcd' }],
  [`A="b"c`, { A: 'bc' }],
  [`A=b"c"'d'`, { A: `b"c"'d'` }],
  ["A=it's\nB=2", { A: "it's", B: '2' }],
  ['A="b\nc"\nB=2', { A: 'b\nc', B: '2' }],
  ["A='b\nc'\nB=2", { A: 'b\nc', B: '2' }],
  ['A="not closed\nB=2', { A: 'not closed\nB=2' }],
  // Backslashes.
  ['A=b\\nc\\\\d\\"e', { A: 'bnc\\d"e' }],
  ['A=b\\ ', { A: 'b ' }],
  ['A="b\\"c\\\\d\\$e\\`f\\ng"', { A: 'b"c\\d$e`f\\ng' }],
  // Lines that go on.
  ['A=b\\\nc\nB=2', { A: 'bc', B: '2' }],
  ['A=b \\\n  c\nB=2', { A: 'b   c', B: '2' }],
  ['A="b\\\nc"\nB=2', { A: 'bc', B: '2' }],
  ["A='b\\\nc'\nB=2", { A: 'b\\\nc', B: '2' }],
  ['A=b\\', { A: 'b' }],
])('reads %j as systemd does', (text, expected) => {
  expect(readSettings(text)).toEqual(expected);
});

it('gives a shell what it read, letter by letter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'menta-settings-'));
  try {
    const file = join(folder, 'menta.env');
    const value = `Menta <a@b> $HOME & ; \`id\` 'x' \\ "y"\nz`;
    writeFileSync(file, `A='${value.replaceAll("'", '')}'\nB="${value.replace(/["\\$`]/g, '\\$&')}"\n`);
    const script = 'set -eu; settings=$("$0" "$1" "$2"); eval "$settings"; printf "%s|%s" "$A" "$B"';
    const said = execFileSync('sh', ['-c', script, process.execPath, reader, file], { encoding: 'utf8' });
    expect(said).toBe(`${value.replaceAll("'", '')}|${value}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
