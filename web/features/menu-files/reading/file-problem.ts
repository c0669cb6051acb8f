/** Why a file was not read. Each has one sentence for the owner. */
export type FileProblem = 'too-large' | 'broken' | 'encrypted' | 'old-excel' | 'wrong-kind' | 'empty';

export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}

/** Of the file itself, and of what is packed in it: no menu is as large, and a phone still reads it. */
export const fileMegabytes = 5;
export const unpackedBytes = 30 * 1024 * 1024;
export const tableSize = { rows: 10_000, columns: 200 } as const;
