import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBuiltFiles } from './built-files.ts';

const root = mkdtempSync(join(tmpdir(), 'menta-built-files-'));
const before = mkdtempSync(join(tmpdir(), 'menta-build-before-'));
// As long as the application takes names, which is longer than a file's may be.
const app = Fastify({ routerOptions: { maxParamLength: 300 } });
const write = (name: string, text: string) => writeFileSync(join(root, 'assets', name), text);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'secret.js'), 'secret');
  write('page~board-x_1-.js', 'as it is');
  write('page~board-x_1-.js.br', 'brotli');
  write('page~board-x_1-.js.gz', 'gzip');
  write('letters.woff2', 'font');
  write('notes.txt', 'nobody fetches this');
  mkdirSync(join(before, 'assets'));
  writeFileSync(join(before, 'assets', 'notes~editor.js'), 'of an open page');
  writeFileSync(join(before, 'assets', 'letters.woff2'), 'another font');
  serveBuiltFiles(app, [root, before], ['assets']);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  for (const folder of [root, before]) rmSync(folder, { recursive: true });
});

describe('a built file', () => {
  it.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
    ['zstd', 'as it is', undefined],
  ])('comes in the best encoding of %s', async (accepted, body, encoding) => {
    const answer = await get('/assets/page~board-x_1-.js', { 'accept-encoding': accepted });
    expect([answer.statusCode, answer.body, answer.headers['content-encoding']]).toEqual([
      200,
      body,
      encoding,
    ]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it('that nobody compressed comes as it is', async () => {
    const answer = await get('/assets/letters.woff2', { 'accept-encoding': 'br' });
    expect(answer.body).toBe('font');
    expect(answer.headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4' });
    expect(answer.headers).not.toHaveProperty('vary');
  });

  it('is not sent again to who has it, nor its body to who asks for its headers', async () => {
    const { headers } = await get('/assets/letters.woff2');
    const again = await get('/assets/letters.woff2', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/assets/letters.woff2' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '4']);
  });

  it('is still there once it was read, and found when a newer build adds it', async () => {
    write('old.css', 'old');
    expect((await get('/assets/old.css')).statusCode).toBe(200);
    rmSync(join(root, 'assets', 'old.css'));
    expect((await get('/assets/old.css')).body).toBe('old');
    expect((await get('/assets/new.css')).statusCode).toBe(404);
    write('new.css', 'new');
    expect((await get('/assets/new.css')).body).toBe('new');
  });

  it('of the build before is there for the pages that are still open, behind those of this one', async () => {
    expect((await get('/assets/notes~editor.js')).body).toBe('of an open page');
    expect((await get('/assets/letters.woff2')).body).toBe('font');
  });

  it.each([
    '/assets/..%2Fsecret.js',
    '/assets/%2e%2e%2fsecret.js',
    '/assets/..%5Csecret.js',
    '/assets/.js',
    '/assets/notes.txt',
    '/assets/page~board-x_1-.js.br',
    `/assets/${encodeURIComponent('תפריט.js')}`,
    '/assets/a%00.js',
    `/assets/${'a'.repeat(260)}.js`,
    '/assets/',
  ])('is the only thing there: %s is not', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
