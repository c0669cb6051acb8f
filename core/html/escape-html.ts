const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an HTML document or the value of an attribute: whatever it holds, it stays text. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
