type Limits = { userLimits?: { open_files?: { soft: number | 'unlimited' } } };

/** How many files and connections together this process may have open (`ulimit -n`). */
export const readDescriptorLimit = (): number => {
  // Otherwise the report looks up the name of every open connection's other end. Not in the published types yet.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as Limits;
  const limit = userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
};
