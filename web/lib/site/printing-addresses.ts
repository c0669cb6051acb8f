export const printingPageAddress = (printerId: string): string => `/printing/${printerId}`;
