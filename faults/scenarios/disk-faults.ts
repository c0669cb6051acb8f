import { openCuttableDisk, whyNoPowerCut } from '../machine/cuttable-disk.ts';
import { openSmallDisk, whyNoSmallDisk } from '../machine/small-disk.ts';
import { pause } from '../workload/pace.ts';
import { installEmbedded } from './embedded-installation.ts';
import type { Scenario } from './scenario.ts';

/** The empty database and some space for orders. */
const smallDiskMegabytes = 160;

export const diskFull: Scenario = {
  name: 'disk-full',
  engine: 'embedded',
  rounds: 5,
  about: 'the disk with the data folder is filled to the last byte for some seconds',
  whyNot: whyNoSmallDisk,
  open: async (kit) => {
    const disk = openSmallDisk(kit, smallDiskMegabytes);
    const installed = await installEmbedded(kit, { dataDir: () => disk.dataDir });
    return {
      ...installed,
      strike: async (_evening, random, round) => {
        disk.fill();
        await pause(random.between(1_000, 3_000));
        // Every second time it also has to start on a full disk.
        if (round % 2 === 0) await installed.server.kill();
        await pause(random.between(1_000, 3_000));
        disk.freeSpace();
      },
    };
  },
};

export const powerCut: Scenario = {
  name: 'power-cut',
  engine: 'embedded',
  rounds: 10,
  about: 'the process is gone and with it everything that was not synced to the disk',
  whyNot: whyNoPowerCut,
  open: async (kit) => {
    const disk = openCuttableDisk(kit);
    const installed = await installEmbedded(kit, { dataDir: disk.dataDir });
    return {
      ...installed,
      strike: async (_evening, random) => {
        await pause(random.between(0, 50));
        installed.server.pause();
        const throwAway = disk.cut();
        await installed.server.kill();
        throwAway();
      },
    };
  },
};
