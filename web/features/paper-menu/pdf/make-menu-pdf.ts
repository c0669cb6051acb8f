import type { GuestLocale } from '#core/i18n/locale.ts';
import type { PaperPage, PaperWeight } from '#core/paper-menu/paper-shapes.ts';
import type { CodeMatrix } from '#core/qr/code-matrix.ts';
import type { FontId } from '#core/theme/fonts.ts';
import { bytesOfDataUrl } from '#web/lib/files/bytes-of-data-url.ts';
import { fetchBytes } from '#web/lib/files/fetch-bytes.ts';
import { fontFilesOf, paperFamilyOf } from '../fonts/font-files.ts';

export type MenuPdfRequest = {
  readonly title: string;
  readonly language: GuestLocale;
  readonly pages: readonly PaperPage[];
  readonly font: FontId;
  /** As a data URL of a PNG. */
  readonly logo: string | null;
  readonly code: CodeMatrix | null;
  readonly codeColor: string;
};

/** Everything about PDF is fetched at the first press of the button. The server's renderer never needs it. */
const loadPdfParts = () =>
  import.meta.env.SSR
    ? Promise.reject(new Error('PDFs are made in the browser.'))
    : Promise.all([import('./build-menu-pdf.ts'), import('./paint-line.ts')]);

const fetchFonts = async (id: FontId): Promise<Record<PaperWeight, Uint8Array[]>> => {
  const [regular, bold] = await Promise.all(
    (['regular', 'bold'] as const).map((weight) =>
      Promise.all(fontFilesOf(id, weight).map(({ address }) => fetchBytes(address))),
    ),
  );
  return { regular: regular ?? [], bold: bold ?? [] };
};

export const makeMenuPdf = async ({ font, logo, ...menu }: MenuPdfRequest): Promise<Blob> => {
  const [[{ buildMenuPdf }, { paintLineIn }], fontFiles] = await Promise.all([
    loadPdfParts(),
    fetchFonts(font),
  ]);
  const pdf = await buildMenuPdf({
    ...menu,
    fontFiles,
    logoPng: logo === null ? null : bytesOfDataUrl(logo),
    paintLine: paintLineIn(paperFamilyOf(font)),
  });
  return new Blob([pdf.slice()], { type: 'application/pdf' });
};
