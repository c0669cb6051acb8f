/** Makes tiles recognizable from across the room; the name is always displayed with it. */
export const personColors = ['teal', 'blue', 'violet', 'pink', 'red', 'orange', 'amber', 'green'] as const;
export type PersonColor = (typeof personColors)[number];
