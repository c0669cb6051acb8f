/** The table of the scanned code (`?table=5`), if the restaurant has it. */
export const tableFromAddress = (search: string, tables: number): number | null => {
  const value = new URLSearchParams(search).get('table') ?? '';
  const table = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return table >= 1 && table <= tables ? table : null;
};
