const roles = ['.routes.ts', '.service.ts', '.queries.ts', '.presenter.ts', '.mapper.ts', '.test.ts'];

/** A closed vocabulary of files per server feature, and the same feature names in core/ and server/. */
export function checkFeatureFiles(files) {
  const coreFolders = new Set(
    files.filter(({ path }) => path.startsWith('core/')).map(({ path }) => path.split('/')[1]),
  );
  return files.flatMap(({ path }) => {
    const feature = /^server\/features\/([^/]+)/.exec(path)?.[1];
    if (!feature) return [];
    const problems = [];
    if (!roles.some((role) => path.endsWith(role))) {
      problems.push({
        path,
        line: 1,
        advice: `name it by its role (${roles.join(', ')}), or move pure rules to core/${feature}/`,
      });
    }
    if (!coreFolders.has(feature)) {
      problems.push({
        path,
        line: 1,
        advice: `there is no core/${feature}/: a server feature carries the name of its contract folder`,
      });
    }
    return problems;
  });
}
