import { testPassword } from '#server/testing/build-owner.ts';
import { openMovableClock } from '../machine/movable-clock.ts';
import { pause } from '../workload/pace.ts';
import { openRestaurant } from '../workload/restaurant.ts';
import { installEmbedded } from './embedded-installation.ts';
import type { Scenario } from './scenario.ts';

const hourMs = 60 * 60 * 1_000;
/** From the machine's own time: forward, back, over midnight, back by weeks, and home again. */
const offsetsInHours = [3, -6, 26, -24 * 20, 0];

export const clockJumps: Scenario = {
  name: 'clock-jumps',
  engine: 'embedded',
  rounds: 5,
  about:
    "the server's clock jumps forward and back; a second restaurant opens before a jump and closes after it",
  open: async (kit) => {
    const clock = openMovableClock(kit);
    const installed = await installEmbedded(kit, { environment: clock.environment });
    return {
      ...installed,
      strike: async (_evening, _random, round) => {
        const { owner: other } = await openRestaurant(installed.url);
        const hours = offsetsInHours[(round - 1) % offsetsInHours.length] ?? 0;
        clock.set(hours * hourMs);
        await pause(200);
        // Signed in weeks ago by this clock, or not yet: they log in again. The evening's own session must hold.
        await other.logIn();
        await other.send('POST', '/users/verify-password', { password: testPassword });
        const { status } = await other.send('POST', '/services/end', {});
        if (status !== 200) throw new Error(`closing the shift answered ${status}`);
      },
    };
  },
};
