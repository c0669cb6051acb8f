import type { TextWeight } from '#core/qr/card-drawing.ts';
import cyrillicBold from './fonts/cyrillic-bold.ttf?url';
import cyrillicMedium from './fonts/cyrillic-medium.ttf?url';
import hebrewBold from './fonts/hebrew-bold.ttf?url';
import hebrewMedium from './fonts/hebrew-medium.ttf?url';
import latinBold from './fonts/latin-bold.ttf?url';
import latinMedium from './fonts/latin-medium.ttf?url';
import type { FontFiles } from './print-fonts.ts';

const addresses: Record<TextWeight, readonly string[]> = {
  medium: [hebrewMedium, latinMedium, cyrillicMedium],
  bold: [hebrewBold, latinBold, cyrillicBold],
};

const fetchBytes = async (address: string): Promise<Uint8Array> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font ${address} was not found.`);
  return new Uint8Array(await answer.arrayBuffer());
};

export const loadPrintFonts = async (): Promise<FontFiles> => {
  const [medium, bold] = await Promise.all(
    [addresses.medium, addresses.bold].map((files) => Promise.all(files.map(fetchBytes))),
  );
  return { medium: medium ?? [], bold: bold ?? [] };
};
