import { readPasted } from '#core/menu-files/table/read-pasted.ts';
import { type ReadTable, readTable } from '#core/menu-files/table/read-table.ts';
import { readMenuText } from '#core/menu-files/text/read-menu-text.ts';
import { decodeText } from './decode-text.ts';
import { fileMegabytes, tableSize, UnreadableFile } from './file-problem.ts';
import { readCsv } from './read-csv.ts';

/** What was read, and the source whose lines it names: a row of a table is a line. */
export type ReadFile = { source: string; menu: ReadTable };

const hasMark = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
const isZip = (bytes: Uint8Array): boolean => hasMark(bytes, 0x50, 0x4b);
/** The container of Excel before 2007, and of any workbook with a password. */
const isOldContainer = (bytes: Uint8Array): boolean => hasMark(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const encryptedName = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
const includes = (bytes: Uint8Array, wanted: readonly number[]): boolean => {
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
};
/** Pictures and documents that somebody dropped instead. */
const isForeign = (bytes: Uint8Array): boolean =>
  hasMark(bytes, 0x25, 0x50, 0x44, 0x46) ||
  hasMark(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  hasMark(bytes, 0xff, 0xd8, 0xff);

/** Split and joined: a regular expression for spaces before a line end would start at each of them. */
const onOneLine = (cell: string): string => {
  const [first = '', ...rest] = cell.split(/[\r\n]+/);
  if (rest.length === 0) return cell;
  const last = rest.pop() ?? '';
  const between = rest.map((line) => line.trim()).filter(Boolean);
  return [first.trimEnd(), ...between, last.trimStart()].join(' ⏎ ');
};

const fromRows = (rows: string[][]): ReadFile => {
  if (rows.length > tableSize.rows) throw new UnreadableFile('too-large');
  const source = rows.map((row) => row.map(onOneLine).join('\t')).join('\n');
  const table = readTable(rows);
  return { source, menu: table ?? { ...readMenuText(source), unknownColumns: [] } };
};

const readTextFile = (text: string, name: string): ReadFile => {
  if (text.includes('\u0000')) throw new UnreadableFile('wrong-kind');
  if (!/\.(?:csv|tsv)$/i.test(name)) return { source: text, menu: readPasted(text) };
  return fromRows(readCsv(text));
};

const readBytes = async (file: File): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableFile('broken');
  }
};

/** Reads a CSV, an XLSX or a text file. Nothing of it leaves the browser. */
export const readMenuFile = async (file: File): Promise<ReadFile> => {
  if (file.size > fileMegabytes * 1024 * 1024) throw new UnreadableFile('too-large');
  const bytes = await readBytes(file);
  if (bytes.length === 0) throw new UnreadableFile('empty');
  if (isOldContainer(bytes))
    throw new UnreadableFile(includes(bytes, encryptedName) ? 'encrypted' : 'old-excel');
  if (isForeign(bytes)) throw new UnreadableFile('wrong-kind');
  const read = isZip(bytes)
    ? fromRows(await (await import('./read-xlsx.ts')).readXlsx(bytes))
    : readTextFile(decodeText(bytes), file.name);
  if (read.menu.sections.length === 0) throw new UnreadableFile('empty');
  return read;
};
