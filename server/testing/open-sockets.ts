import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type OpenSocket = {
  /** Everything the server has sent. */
  received: () => string;
  /** Resolves when the server has ended the connection. */
  closed: Promise<unknown>;
  send: (text: string) => void;
  leave: () => void;
};

const watch = (socket: Socket): OpenSocket => {
  let text = '';
  // A reset is one way of being closed.
  socket.on('error', () => {});
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  return {
    received: () => text,
    closed: new Promise((resolve) => socket.once('close', resolve)),
    send: (sent) => socket.write(sent),
    leave: () => socket.destroy(),
  };
};

/** A bare connection that sends only what it is given. */
export const openSocket = async (url: string, said = ''): Promise<OpenSocket> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const watched = watch(socket);
  await once(socket, 'connect');
  if (said) socket.write(said);
  return watched;
};

/** A few at a time: hundreds at once would overflow the queue of connections waiting to be accepted. */
export const openSockets = async (url: string, count: number, said = ''): Promise<OpenSocket[]> => {
  const sockets: OpenSocket[] = [];
  while (sockets.length < count) {
    const next = Math.min(50, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: next }, () => openSocket(url, said)))));
  }
  return sockets;
};
