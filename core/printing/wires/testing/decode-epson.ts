import type { Bitmap } from '../../ticket/ticket.ts';

const namespace = 'xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"';

/** As `atob` reads it, without one. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const decodeBase64 = (text: string): Uint8Array => {
  const letters = [...text.replace(/=+$/, '')].map((letter) => alphabet.indexOf(letter));
  if (letters.includes(-1)) throw new Error('no base64');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  for (let at = 0; at < bytes.length; at++) {
    const [group, part] = [Math.floor(at / 3) * 4, at % 3];
    const [one = 0, two = 0] = letters.slice(group + part, group + part + 2);
    bytes[at] = (one << (2 * (part + 1))) | (two >> (4 - 2 * part));
  }
  return bytes;
};

/** Prints a request as an Epson printer does: what is not in its namespace is taken, and never comes out. */
export const decodeEpson = (xml: string): { jobId: string; tickets: Bitmap[]; drawerPulses: number } => {
  const [, jobId = ''] = /<printjobid>([A-Za-z0-9]{1,30})<\/printjobid>/.exec(xml) ?? [];
  const [, root = '', data = ''] = /<epos-print([^>]*)>(.*)<\/epos-print>/s.exec(xml) ?? [];
  if (!root.includes(namespace) || data.includes('xmlns')) return { jobId, tickets: [], drawerPulses: 0 };
  const tickets = [...data.matchAll(/<image ([^>]*)>([^<]*)<\/image><cut type="feed"\/>/g)].map(
    ([, attributes = '', base64 = '']) => {
      const number = (name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1]);
      const [width, height] = [number('width'), number('height')];
      const bits = decodeBase64(base64);
      if (width % 8 !== 0 || bits.length !== (width / 8) * height)
        throw new Error('an image of another size');
      return { width, height, bits };
    },
  );
  return { jobId, tickets, drawerPulses: data.match(/<pulse\/>/g)?.length ?? 0 };
};
