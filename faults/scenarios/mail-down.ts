import { newId } from '#server/system/ids.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { openMailServer } from '../machine/mail-server.ts';
import { pause, secondsUntil } from '../workload/pace.ts';
import { installEmbedded } from './embedded-installation.ts';
import type { Scenario } from './scenario.ts';

/** The second attempt is made after 5 s, the third after 30 s more. */
const arrivalLimitSeconds = 60;
const mailsPerRound = 3;

export const mailDown: Scenario = {
  name: 'mail-down',
  engine: 'embedded',
  rounds: 3,
  about:
    'the mail server refuses connections while reset links are asked for, and is back some seconds later',
  open: async (kit) => {
    const received: string[] = [];
    const mail = await openMailServer(kit, (address) => received.push(address));
    const installed = await installEmbedded(kit, { environment: { SMTP_URL: mail.url } });
    return {
      ...installed,
      strike: async ({ call, log }, random) => {
        const addresses = Array.from({ length: mailsPerRound }, () => `owner-${newId()}@menta.test`);
        for (const email of addresses) {
          const names = { firstName: 'Noa', lastName: 'Levi', restaurantName: 'הדקל' };
          await call('POST /users', { body: { ...names, email, password: testPassword, plan: 'pro' } });
        }
        await mail.line.refuse();
        for (const email of addresses) {
          await call('POST /users/forgot-password', { body: { email } });
          log.write({ kind: 'mail-requested', address: email });
        }
        await pause(random.between(1_000, 7_000));
        await mail.line.accept();
        const haveCome = () => addresses.every((address) => received.includes(address));
        await secondsUntil(haveCome, arrivalLimitSeconds, 'the arrival of the mails');
        for (const address of received.splice(0)) log.write({ kind: 'mail-received', address });
      },
    };
  },
};
