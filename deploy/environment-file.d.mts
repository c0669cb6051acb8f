export function readSettings(text: string): Record<string, string>;
