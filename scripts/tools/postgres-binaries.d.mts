export function findPostgresBinaries(): string;
