/** A code without its margin: rows of dark (true) and light modules. */
export type CodeMatrix = readonly (readonly boolean[])[];

/** Light modules around a code, by which readers find it. The standard requires four. */
export const standardMargin = 4;
export const codeMargins = [4, 2, 0] as const;

/** Dark modules of one row that touch each other, as one bar: a tenth of the shapes, and no hairlines between them. */
export type CodeBar = { readonly x: number; readonly y: number; readonly width: number };

export const barsOf = (matrix: CodeMatrix): CodeBar[] =>
  matrix.flatMap((row, y) => {
    const bars: CodeBar[] = [];
    row.forEach((dark, x) => {
      if (!dark) return;
      const last = bars.at(-1);
      if (last && last.x + last.width === x) bars[bars.length - 1] = { ...last, width: last.width + 1 };
      else bars.push({ x, y, width: 1 });
    });
    return bars;
  });

/** The same as the `d` of an SVG path, one unit a module, moved in by the margin. */
export const codePath = (matrix: CodeMatrix, margin: number): string =>
  barsOf(matrix)
    .map(({ x, y, width }) => `M${x + margin} ${y + margin}h${width}v1h-${width}z`)
    .join('');
