/** The table of the code that was scanned (`?table=5`), if the restaurant has it. */
export const tableFromAddress = (search: string, tables: number): number | null => {
  const given = new URLSearchParams(search).get('table') ?? '';
  const table = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  return table >= 1 && table <= tables ? table : null;
};
