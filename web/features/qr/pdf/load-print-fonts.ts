import type { TextWeight } from '#core/qr/card-drawing.ts';
import { fetchBytes } from '#web/lib/files/fetch-bytes.ts';
import type { FontFiles } from '#web/lib/pdf/print-fonts.ts';
import cyrillicBold from './fonts/cyrillic-bold.ttf?url';
import cyrillicMedium from './fonts/cyrillic-medium.ttf?url';
import hebrewBold from './fonts/hebrew-bold.ttf?url';
import hebrewMedium from './fonts/hebrew-medium.ttf?url';
import latinBold from './fonts/latin-bold.ttf?url';
import latinMedium from './fonts/latin-medium.ttf?url';

const addresses: Record<TextWeight, readonly string[]> = {
  medium: [hebrewMedium, latinMedium, cyrillicMedium],
  bold: [hebrewBold, latinBold, cyrillicBold],
};

export const loadPrintFonts = async (): Promise<FontFiles<TextWeight>> => {
  const [medium, bold] = await Promise.all(
    [addresses.medium, addresses.bold].map((files) => Promise.all(files.map(fetchBytes))),
  );
  return { medium: medium ?? [], bold: bold ?? [] };
};
