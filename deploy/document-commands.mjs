import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (name) => fileURLToPath(new URL(`../docs/operations/${name}.md`, import.meta.url));

/** The lines of the shell blocks of a page of docs/operations, or of one of its sections; comments left out. */
export function commandsOf(name, section) {
  const text = readFileSync(pathOf(name), 'utf8');
  const parts =
    section === undefined ? [text] : text.split(/^## /m).filter((part) => part.startsWith(section));
  if (parts.length === 0) throw new Error(`${name}.md has no section "${section}".`);
  return parts
    .flatMap((part) => [...part.matchAll(/^```sh\n(.*?)^```$/gms)])
    .flatMap(([, block]) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean);
}

/** Those that stand inside a sentence. */
export const commandsInSentencesOf = (name) =>
  [
    ...readFileSync(pathOf(name), 'utf8').matchAll(
      /`((?:[A-Z_]+=\S+ |echo [^|`]+\|\s)?(?:npm|menta|docker|podman)\s[^`]+)`/g,
    ),
  ].map(([, command]) => command.replace(/\s+/g, ' '));
