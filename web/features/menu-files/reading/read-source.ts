import { readPasted } from '#core/menu-files/table/read-pasted.ts';
import { type FileProblem, UnreadableFile } from './file-problem.ts';
import { type ReadFile, readMenuFile } from './read-menu-file.ts';

/** A file, or text that was pasted. */
export type MenuSource = File | string;
/** As it comes back from a worker, which can send no class of ours. */
export type Outcome = { read: ReadFile } | { problem: FileProblem };

export const readSource = async (source: MenuSource): Promise<Outcome> => {
  try {
    if (source instanceof File) return { read: await readMenuFile(source) };
    const menu = readPasted(source);
    return menu.sections.length > 0 ? { read: { source, menu } } : { problem: 'empty' };
  } catch (error) {
    return { problem: error instanceof UnreadableFile ? error.problem : 'broken' };
  }
};
