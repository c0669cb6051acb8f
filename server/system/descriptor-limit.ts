type Limits = { userLimits?: { open_files?: { soft: number | 'unlimited' } } };

/** How many files and connections together this process may have open (`ulimit -n`). */
export const readDescriptorLimit = (): number => {
  // Without it the report looks up the name of every open connection's other end.
  process.report.excludeNetwork = true;
  const { userLimits } = process.report.getReport() as Limits;
  const limit = userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
};
