import { canUseApt, installWithApt } from './apt.mjs';
import { findCommand } from './find-command.mjs';

/** What journeys in the other engines need: the commands of each, and Debian's packages that bring them. */
const needs = [
  { name: 'firefox', commands: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { name: 'webkitDriver', commands: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { name: 'screen', commands: ['Xvfb'], package: 'xvfb' },
];

/** The paths of Firefox, WebKit's driver and Xvfb, each null when it is missing and cannot be installed. */
export function findEngines() {
  const missing = needs.filter(({ commands }) => findCommand(commands) === null);
  if (missing.length > 0 && canUseApt()) installWithApt(missing.map((need) => need.package));
  return Object.fromEntries(needs.map(({ name, commands }) => [name, findCommand(commands)]));
}
