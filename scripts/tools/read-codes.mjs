import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canUseApt, installWithApt } from './apt.mjs';
import { findCommand } from './find-command.mjs';

const packageOf = {
  zbarimg: 'zbar-tools',
  pdftoppm: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdftotext: 'poppler-utils',
};

/** A program for the tests: installed, or from apt; null when there is none. */
function findTool(name) {
  return (
    findCommand([name]) ?? (canUseApt() && installWithApt([packageOf[name]]) ? findCommand([name]) : null)
  );
}

/** Why printed codes cannot be read back on this machine, as one sentence; empty when they can. */
export function whyNoCodeReader() {
  const missing = Object.keys(packageOf).filter((name) => findTool(name) === null);
  const packages = [...new Set(missing.map((name) => packageOf[name]))];
  return missing.length === 0 ? '' : `${missing.join(', ')} not found; install ${packages.join(' and ')}.`;
}

function requireTool(name) {
  const path = findTool(name);
  if (path) return path;
  throw new Error(whyNoCodeReader());
}

function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'menta-codes-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What an independent reader sees in pictures (bytes of any usual kind): for each picture a list of texts. */
export function readCodes(pictures) {
  const reader = requireTool('zbarimg');
  return inFolder((folder) => {
    const files = pictures.map((picture, index) => {
      // Whatever it is: the reader goes by what is in it.
      const file = join(folder, `${index}.png`);
      writeFileSync(file, picture);
      return file;
    });
    const options = ['--quiet', '--xml', '--nodbus', '-Sdisable', '-Sqrcode.enable'];
    const { status, stdout, stderr } = spawnSync(reader, [...options, ...files], { encoding: 'utf8' });
    // 4 means that some picture had no code.
    if (status !== 0 && status !== 4) throw new Error(`zbarimg failed: ${stderr}`);
    const sources = stdout.split('<source ').slice(1);
    return files.map((file) => codesIn(sources.find((source) => source.startsWith(`href='${file}'`)) ?? ''));
  });
}

function codesIn(xml) {
  return [...xml.matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g)].map(([, text]) => text);
}

/** The pages of a PDF as TIFF bytes: to compress them as PNG takes five times as long as to draw them. */
export function renderPdf(pdf, dotsPerInch) {
  const renderer = requireTool('pdftoppm');
  return inFolder((folder) => {
    writeFileSync(join(folder, 'pack.pdf'), pdf);
    execFileSync(renderer, [
      '-r',
      String(dotsPerInch),
      '-tiff',
      join(folder, 'pack.pdf'),
      join(folder, 'page'),
    ]);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.tif'));
    return pages
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((name) => readFileSync(join(folder, name)));
  });
}

/** Sizes of the pages in millimetres, from the page boxes. */
export function pageSizes(pdf) {
  const boxes = askOf(pdf, 'pdfinfo', (file) => ['-box', '-l', '-1', file]);
  return [...boxes.matchAll(/Page\s+\d+ MediaBox:\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/g)].map(
    ([, left, bottom, right, top]) => ({
      width: millimetres(right - left),
      height: millimetres(top - bottom),
    }),
  );
}

/** The text of a PDF in reading order, without the marks of direction that nobody sees. */
export function textOf(pdf) {
  return askOf(pdf, 'pdftotext', (file) => [file, '-']).replace(/[\u202a-\u202e]/g, '');
}

function askOf(pdf, tool, argsFor) {
  const command = requireTool(tool);
  return inFolder((folder) => {
    const file = join(folder, 'pack.pdf');
    writeFileSync(file, pdf);
    return execFileSync(command, argsFor(file), { encoding: 'utf8' });
  });
}

function millimetres(points) {
  return Math.round((points / 72) * 25.4 * 10) / 10;
}
