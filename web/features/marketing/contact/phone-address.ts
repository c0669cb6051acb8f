export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+*]/g, '')}`;
