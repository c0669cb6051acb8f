/** Those named; or all, of which those that need a browser and a build of their own only when asked for. */
export function chooseDefects(defects, names, withBrowser = false) {
  const unknown = names.find((name) => !defects.some((defect) => defect.name === name));
  if (unknown) return { chosen: [], problem: `There is no defect "${unknown}"; --list shows them all.` };
  const isWanted = ({ name, test }) =>
    names.length > 0 ? names.includes(name) : withBrowser || test.project !== 'browser';
  return { chosen: defects.filter(isWanted), problem: null };
}
