import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { majorVersion } from '../tools/postgres-binaries.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { installedMatchesLock, lacksOnlyOptionalEntries, lockStamp } from './lock-check.mjs';
import { isNewEnough, withNodeFirst } from './node-version.mjs';
import { npmFailureReason } from './npm-command.mjs';
import { formatDuration } from './progress.mjs';
import { exitCodeOf } from './run-process.mjs';

describe('Node versions', () => {
  it.each([
    ['24.7.0', true],
    ['v24.21.0', true],
    ['25.0.0', true],
    ['24.6.9', false],
    ['v18.20.1', false],
    ['22.18.0', false],
  ])('%s is new enough: %s', (version, answer) => {
    expect(isNewEnough(version)).toBe(answer);
  });

  it('puts the chosen Node first on the path', () => {
    expect(withNodeFirst(join('/', 'n24', 'node'), { PATH: '/usr/bin', A: '1' })).toEqual({
      PATH: [join('/', 'n24'), '/usr/bin'].join(process.platform === 'win32' ? ';' : ':'),
      A: '1',
    });
  });
});

describe('lock file', () => {
  const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' };
  const lock = {
    packages: {
      '': { name: 'menta' },
      'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
      'node_modules/x-linux': {
        version: '1.0.0',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['glibc'],
      },
      'node_modules/x-musl': {
        version: '1.0.0',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      'node_modules/x-mac': { version: '1.0.0', optional: true, os: ['darwin'] },
      'node_modules/x-unix': { version: '1.0.0', optional: true, os: ['!win32', '!linux'] },
      'node_modules/x-wasm-part': { version: '1.0.0', optional: true },
    },
  };
  const installed = {
    packages: {
      'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
      'node_modules/x-linux': { version: '1.0.0' },
    },
  };

  it('accepts what npm installs on this platform, and packages beyond it', () => {
    expect(installedMatchesLock(lock, installed, machine)).toBe(true);
    const more = { packages: { ...installed.packages, 'node_modules/extra': { version: '1.0.0' } } };
    expect(installedMatchesLock(lock, more, machine)).toBe(true);
  });

  it('notices another version, a missing package and a missing package of this platform', () => {
    const other = {
      packages: { ...installed.packages, 'node_modules/zod': { version: '4.0.1', integrity: 'sha512-b' } },
    };
    expect(installedMatchesLock(lock, other, machine)).toBe(false);
    expect(installedMatchesLock(lock, { packages: {} }, machine)).toBe(false);
    expect(installedMatchesLock(lock, installed, { ...machine, libc: 'musl' })).toBe(false);
    expect(installedMatchesLock(lock, installed, { ...machine, platform: 'darwin' })).toBe(false);
  });

  it('stamps contents, Node major and platform', () => {
    const here = { version: 'v24.7.0', platform: 'linux', arch: 'x64' };
    expect(lockStamp('{}', here)).toBe(lockStamp('{}', { ...here, version: 'v24.9.1' }));
    const others = [
      lockStamp('{ }', here),
      lockStamp('{}', { ...here, version: 'v26.0.0' }),
      lockStamp('{}', { ...here, arch: 'arm64' }),
    ];
    expect(new Set([lockStamp('{}', here), ...others]).size).toBe(4);
  });

  it('tells a hole for another platform from a lock file that is out of step', () => {
    const hole = 'npm error Missing: @biomejs/cli-darwin-x64@ from lock file';
    expect(lacksOnlyOptionalEntries(`npm error code EUSAGE\n${hole}\n`)).toBe(true);
    expect(lacksOnlyOptionalEntries(`${hole}\nnpm error Missing: zod@4.0.0 from lock file`)).toBe(false);
    expect(
      lacksOnlyOptionalEntries(
        `${hole}\nnpm error Invalid: lock file's zod@3.0.0 does not satisfy zod@4.0.0`,
      ),
    ).toBe(false);
    expect(lacksOnlyOptionalEntries('npm error code ENOSPC')).toBe(false);
  });
});

describe('build fingerprint', () => {
  let root;
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'menta-fingerprint-'));
    write('core/values/money.ts', 'a');
    write('web/app/page.tsx', 'b');
    write('vite.config.guest.ts', 'c');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('sees contents, names and Vite configurations', () => {
    const seen = new Set([fingerprintOf(root)]);
    write('core/values/money.ts', 'A');
    seen.add(fingerprintOf(root));
    write('web/app/new-page.tsx', '');
    seen.add(fingerprintOf(root));
    write('vite.config.guest.ts', 'C');
    seen.add(fingerprintOf(root));
    expect(seen.size).toBe(4);
  });

  it('does not care about dates, tests and other folders', () => {
    const first = fingerprintOf(root);
    utimesSync(join(root, 'core/values/money.ts'), 1, 1);
    write('core/values/money.test.ts', 'test');
    write('server/main.ts', 'server');
    expect(fingerprintOf(root)).toBe(first);
  });
});

describe('words', () => {
  it('names the cause of an npm failure', () => {
    expect(npmFailureReason('npm error code ENOTFOUND\nnpm error errno ENOTFOUND')).toBe(
      'the package registry cannot be reached',
    );
    expect(npmFailureReason('npm error code ENOSPC\nnpm error no space left on device.\n')).toBe(
      'no space left on device',
    );
    expect(npmFailureReason('')).toBe('npm gave no reason');
  });

  it('formats durations, exit codes and versions', () => {
    expect([formatDuration(340), formatDuration(9_960), formatDuration(61_400)]).toEqual([
      '0.3 s',
      '10 s',
      '61 s',
    ]);
    expect([exitCodeOf(3, null), exitCodeOf(null, 'SIGINT'), exitCodeOf(null, 'SIGTERM')]).toEqual([
      3, 130, 143,
    ]);
    expect(majorVersion('postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n')).toBe(15);
    expect(majorVersion('nonsense')).toBe(0);
  });
});
