// Preloaded into the server: if the launcher is killed without a chance to pass the signal on (kill -9), stop cleanly too.
import { isMainThread } from 'node:worker_threads';
import { stopWhenParentIsGone } from './run-process.mjs';

// Worker threads load this as well; the stop must be requested once.
if (isMainThread) stopWhenParentIsGone(() => process.kill(process.pid, 'SIGTERM'));
