const named = /`((?:core|server|web|scripts|bench|attack|faults|board-events|e2e)\/[\w./-]+)`/g;

/** A document that names a file or a folder which has moved sends its reader nowhere. */
export function checkDocumentPaths(files) {
  const paths = files.map(({ path }) => path);
  const exists = (name) =>
    paths.some((path) => path === name || path.startsWith(`${name.replace(/\/$/, '')}/`));
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, lines }) =>
      lines.flatMap((text, index) =>
        [...text.matchAll(named)]
          .filter(([, name]) => !exists(name))
          .map(([, name]) => ({
            path,
            line: index + 1,
            advice: `there is no ${name}: name the file that does this now`,
          })),
      ),
    );
}
