/** No barrels and no drawers without a label. */
export function checkFileNames(files) {
  return files.flatMap(({ path }) => {
    const name = path.split('/').at(-1) ?? '';
    if (/^index\.(tsx?|mjs)$/.test(name))
      return [{ path, line: 1, advice: 'no barrel files: import from the file that has it' }];
    if (/^(utils?|helpers?)\.(tsx?|mjs)$/.test(name))
      return [{ path, line: 1, advice: 'name the file after what it does' }];
    return [];
  });
}
