/**
 * Reads a file of settings as systemd reads `EnvironmentFile=`: systemd.exec(5). What a shell would do with `<`, `&` or `$`
 * it does not, so that the service and the commands beside it have the same settings.
 *
 * node environment-file.mjs FILE prints them as lines for a shell.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const gap = /[ \t\r\n]*/y;
const comment = /[#;][^\r\n]*/y;
const name = /[^=\r\n]*/y;
/** Quoted parts stand at the beginning of a value, and follow one another as one; quotes within it are letters. */
const singleQuoted = /[ \t]*'([^']*)'?/y;
const doubleQuoted = /[ \t]*"((?:\\.|[^"\\])*)"?/sy;
const bare = /[ \t]*((?:\\.|[^\\\r\n])*?)[ \t]*(?:\\?$|[\r\n])/sy;

/** A backslash at the end of a line goes with that end; any other leaves the letter after it as it is. */
const unescapeBare = (text) => text.replace(/\\(.)/gs, (_, letter) => (/[\r\n]/.test(letter) ? '' : letter));
/** Between double quotes only these need one; before any other letter it stays. */
const unescapeQuoted = (text) =>
  text.replace(/\\(["\\`$\n])/g, (_, letter) => (letter === '\n' ? '' : letter));

/** Name and value of each; a later one replaces an earlier one of its name, and what is not an assignment is left out. */
export function readSettings(text) {
  let at = 0;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found && (found[1] ?? found[0]);
  };
  const takeValue = () => {
    let value = '';
    for (;;) {
      const single = take(singleQuoted);
      const quoted = single ?? take(doubleQuoted);
      if (quoted === null) return value + unescapeBare(take(bare) ?? '');
      value += single ?? unescapeQuoted(quoted);
    }
  };

  const settings = {};
  for (take(gap); at < text.length; take(gap)) {
    if (take(comment) !== null) continue;
    const named = take(name).trim();
    if (text[at] !== '=') continue;
    at += 1;
    const value = takeValue();
    if (/^[A-Za-z_]\w*$/.test(named)) settings[named] = value;
  }
  return settings;
}

const quoteForShell = (value) => `'${value.replaceAll("'", "'\\''")}'`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const settings = readSettings(readFileSync(process.argv[2], 'utf8'));
  for (const [key, value] of Object.entries(settings)) console.log(`export ${key}=${quoteForShell(value)}`);
}
