/** A ticket as the printer's dots. */
export type TicketPicture = { readonly address: string; readonly width: number; readonly height: number };

/** Whole before anything is printed: half a ticket would be taken for a whole one. */
export const loadTicketPicture = async (jobId: string): Promise<TicketPicture> => {
  const address = `/api/print-jobs/${jobId}/ticket`;
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return { address, width: picture.naturalWidth, height: picture.naturalHeight };
};
