// The front door of every npm script: `node scripts/launch.mjs COMMAND [arguments]`; without one it lists them.
// It has no dependencies, and this file keeps to syntax that very old Node can read, so that it can say what is wrong.
const oldestNode = 18;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `Menta needs Node ${oldestNode} or newer to start (24 is best); this is Node ${process.versions.node}.`,
  );
  process.exitCode = 1;
} else {
  import('./launch/run-command.mjs').then((launcher) => launcher.runCommand(process.argv.slice(2)));
}
