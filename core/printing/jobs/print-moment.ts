/** When the ticket of an order is printed: once it was sent, or once it was approved. */
export const printMoments = ['arrival', 'approval'] as const;
export type PrintMoment = (typeof printMoments)[number];
