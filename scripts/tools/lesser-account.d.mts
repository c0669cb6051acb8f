export function findLesserAccount(): { uid: number; gid: number } | null;
