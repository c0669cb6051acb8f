import type { PrintOptions } from './esc-pos-bytes.ts';

/** As much as Epson's printers take in one answer. */
export const epsonMaxBytes = 2 * 1024 * 1024;

/** How long a printer may try before it gives up. */
const timeoutMs = 60_000;

type EpsonTicket = {
  /** At most 30 letters and digits. */
  readonly jobId: string;
  readonly width: number;
  readonly height: number;
  /** The rows of the bitmap, which are stored as Epson wants them. */
  readonly base64: string;
} & PrintOptions;

/**
 * A ticket as Epson's Server Direct Print takes it. It is put together as text, because a library may add `xmlns=""` to what
 * is inside `epos-print`, and then printers report success and print nothing.
 */
export const writeEpsonRequest = (ticket: EpsonTicket): string => {
  const { jobId, width, height, base64, copies, opensDrawer } = ticket;
  const copy = `<image width="${width}" height="${height}" color="color_1" mode="mono" align="left">${base64}</image><cut type="feed"/>`;
  return [
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>local_printer</devid><timeout>${timeoutMs}</timeout><printjobid>${jobId}</printjobid></Parameter>`,
    '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    opensDrawer ? '<pulse/>' : '',
    copy.repeat(copies),
    '</epos-print></PrintData></ePOSPrint></PrintRequestInfo>',
  ].join('');
};
