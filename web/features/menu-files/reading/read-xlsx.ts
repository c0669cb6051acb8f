import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { tableSize, UnreadableFile, unpackedBytes } from './file-problem.ts';

/*
 * What is packed is unpacked here, and not by the reader: no more than the sizes that the archive declares, whose sum is
 * checked first, and without the workers which the page's own security policy forbids.
 */
const unpack = (bytes: Uint8Array): Unzipped => {
  let sum = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(name)) return false;
        sum += originalSize;
        if (sum > unpackedBytes) throw new UnreadableFile('too-large');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken');
  }
};

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** One cell in the last corner of a sheet would make the reader build all that lies before it. */
const requireSmallSheets = (files: Unzipped): void => {
  for (const [name, content] of Object.entries(files)) {
    if (!name.startsWith('xl/worksheets/')) continue;
    for (const [, letters = '', row] of new TextDecoder().decode(content).matchAll(/\sr="([A-Z]+)?(\d+)"/g)) {
      if (Number(row) > tableSize.rows || columnNumber(letters) > tableSize.columns)
        throw new UnreadableFile('too-large');
    }
  }
};

/** The rows of the first sheet, as texts. A formula is its last result. */
export const readXlsx = async (bytes: Uint8Array): Promise<string[][]> => {
  const files = unpack(bytes);
  if (!files['xl/workbook.xml']) throw new UnreadableFile('wrong-kind');
  requireSmallSheets(files);
  const plain = zipSync(files, { level: 0 });
  try {
    const rows = await readSheet(new Blob([plain as Uint8Array<ArrayBuffer>]), 1, { trim: false });
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  } catch {
    throw new UnreadableFile('broken');
  }
};
