export function findDaemon(name: string): string | null;
export function installDaemon(name: string, packageName: string): string | null;
