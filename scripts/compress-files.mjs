import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each file once, as small as it gets, so that the server only ever sends bytes it finds. */
export const compressFiles = async (folder) => {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(join(folder, `${name}.br`), await brotli(content, { params }));
      await writeFile(join(folder, `${name}.gz`), await zip(content, { level: 9 }));
    }),
  );
};
