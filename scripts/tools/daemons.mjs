import { delimiter } from 'node:path';
import { canUseApt, installWithApt } from './apt.mjs';
import { findCommand } from './find-command.mjs';

/** Daemons live where only root's PATH leads. Null where it is not installed. */
export function findDaemon(name, env = process.env) {
  return findCommand([name], { PATH: [env.PATH, '/usr/sbin'].join(delimiter) });
}

/** Installs it where that can be done; null where it cannot. */
export function installDaemon(name, packageName) {
  return findDaemon(name) ?? (canUseApt() && installWithApt([packageName]) ? findDaemon(name) : null);
}
