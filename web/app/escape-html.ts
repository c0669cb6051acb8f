const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
