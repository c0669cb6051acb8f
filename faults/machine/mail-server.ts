import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Kit } from './kit.ts';
import { openLine } from './tcp-line.ts';

/** A real mail server behind a connection that can be cut; reports each reset mail it accepts, by address. */
export const openMailServer = async (kit: Kit, onResetMail: (address: string) => void) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { text, to } = await PostalMime.parse(Buffer.concat(chunks));
        if (text?.includes('/reset-password')) onResetMail(to?.[0]?.address ?? '');
        done();
      });
    },
  });
  // A connection that breaks is what this is for.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  kit.defer(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = listener.address() as AddressInfo;
  const line = await openLine(kit, () => [port]);
  return { line, url: `smtp://127.0.0.1:${line.port}` };
};
