import { createHash } from 'node:crypto';

/** What an installed node_modules was made from and for. */
export function lockStamp(lockText, { version, platform, arch }) {
  const major = version.replace(/^v/, '').split('.')[0];
  return createHash('sha256').update(lockText).update(`\n${major} ${platform} ${arch}`).digest('hex');
}

/**
 * Does npm's own record of node_modules (`.package-lock.json`, made by any install) hold what the lock file asks for?
 * Packages beyond it are no reason to install again.
 */
export function installedMatchesLock(lock, installed, machine) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true;
    const found = installed.packages?.[path];
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
    return wanted.optional === true && !isMeantFor(wanted, machine);
  });
}

/** An optional package without a platform belongs to another optional one: npm alone knows whether it is needed. */
function isMeantFor(wanted, { platform, arch, libc }) {
  if (!wanted.os && !wanted.cpu) return false;
  return (
    allows(wanted.os, platform) &&
    allows(wanted.cpu, arch) &&
    (platform !== 'linux' || allows(wanted.libc, libc))
  );
}

function allows(list, value) {
  if (!list) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((entry) => entry.startsWith('!'));
}

/**
 * A registry that lacks a package for some other platform leaves a hole in the lock file, and `npm ci` then refuses the
 * whole file. Such holes have a name and no version in npm's complaint; anything else really is out of step.
 */
export function lacksOnlyOptionalEntries(npmOutput) {
  const complaints = npmOutput.match(/(Missing|Invalid): .*/g) ?? [];
  return (
    complaints.length > 0 && complaints.every((line) => /^Missing: \S+@ from lock file$/.test(line.trim()))
  );
}
