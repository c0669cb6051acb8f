import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd: number; node: { mode: number } };
type NodeFsType = {
  realPath(node: Stream['node']): string;
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: Stream) => number };
};
type InitOptions = Parameters<NodeFS['init']>[1];

const isDirectory = (mode: number) => (mode & 0o170000) === 0o040000;

/**
 * PGlite's folder file system with a working fsync. As it comes, `fsync()` succeeds without doing anything,
 * so a power cut loses acknowledged rows or the whole database. PostgreSQL itself decides what to sync and
 * when (WAL at commit, data files at a checkpoint, directories after a rename); this passes it on.
 *
 * Only `fsync` can be passed on: Emscripten answers `fdatasync` before any file system is asked, hence
 * `wal_sync_method=fsync` in the start parameters.
 */
export class DurableNodeFs extends NodeFS {
  readonly #onAbort: () => void;
  readonly #onFsync: ((path: string) => void) | undefined;

  /** `onFsync` runs just before a file is synced; what it throws is a disk that cannot. */
  constructor(folder: string, onAbort: () => void, onFsync?: (path: string) => void) {
    super(folder);
    this.#onAbort = onAbort;
    this.#onFsync = onFsync;
  }

  override async init(pg: Parameters<NodeFS['init']>[0], options: InitOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: { NODEFS: unknown }) => {
      const nodeFs = module.NODEFS as NodeFsType;
      nodeFs.stream_ops.fsync = (stream) =>
        nodeFs.tryFSOperation(() => {
          this.#onFsync?.(nodeFs.realPath(stream.node));
          // Windows cannot sync a directory, and does not need to.
          if (process.platform !== 'win32' || !isDirectory(stream.node.mode)) fsyncSync(stream.nfd);
          return 0;
        });
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync],
        onAbort: this.#onAbort,
      },
    };
  }
}
