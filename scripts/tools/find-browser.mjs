import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { canUseApt, installWithApt } from './apt.mjs';
import { findCommand } from './find-command.mjs';

const commandNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/**
 * The path of a Chromium for the browser journeys: the one named by CHROMIUM_PATH, an installed one, Playwright's own,
 * or a freshly installed one. Throws one clear sentence when there is none.
 */
export async function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH says ${env.CHROMIUM_PATH}, and there is no such file.`);
  }
  return (
    findInstalled(env) ??
    (await findPlaywrights()) ??
    installFromApt(env) ??
    (await installPlaywrights()) ??
    fail('No browser was found: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
  );
}

/**
 * The path of the same engine without a browser around it, which halves the processor time of the journeys, or null:
 * they run in the whole browser then. Whoever names a browser wants that one.
 */
export function findHeadlessShell(env = process.env) {
  if (env.CHROMIUM_PATH) return null;
  const find = () => findCommand(['chromium-headless-shell', 'chrome-headless-shell'], env);
  return find() ?? (canUseApt() && installWithApt(['chromium-headless-shell']) ? find() : null);
}

function findInstalled(env) {
  const candidates = [findCommand(commandNames, env), ...usualLocations(env)];
  return candidates.find((path) => path && existsSync(path) && answers(path)) ?? null;
}

function usualLocations(env) {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (process.platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    const programs = [
      ['Google', 'Chrome', 'Application', 'chrome.exe'],
      ['Chromium', 'Application', 'chrome.exe'],
      ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
    ];
    return folders.flatMap((folder) => programs.map((parts) => join(folder, ...parts)));
  }
  return ['/usr/bin/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

/** Ubuntu's `chromium-browser` may be a stub that only tells you to install something else. Windows opens a window. */
function answers(path) {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function findPlaywrights() {
  try {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

function installFromApt(env) {
  if (!canUseApt()) return null;
  // DejaVu has Hebrew letters, for the text that is shown before the page's own fonts arrive.
  return installWithApt(['chromium', 'fonts-dejavu-core']) ? findInstalled(env) : null;
}

async function installPlaywrights() {
  console.log('Fetching a browser for Playwright (once) …');
  const command = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const result = spawnSync(process.execPath, [command, 'install', 'chromium'], { stdio: 'ignore' });
  return result.status === 0 ? findPlaywrights() : null;
}

function fail(sentence) {
  throw new Error(sentence);
}
