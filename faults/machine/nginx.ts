import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDaemon } from '../../scripts/tools/daemons.mjs';
import { secondsUntil } from '../workload/pace.ts';
import type { Kit } from './kit.ts';
import { replaceAll } from './local-addresses.ts';

const findNginx = (): string | null => installDaemon('nginx', 'nginx-light');

export const whyNoNginx = (): string | null =>
  findNginx() ? null : 'nginx is not installed, and apt cannot install it';

const deployed = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));

/** deploy/nginx.conf without its TLS. */
const servers = (port: number, upstreams: readonly number[]): string => {
  const own = upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join(' ');
  const steps: [RegExp, string][] = [
    [/server 127\.0\.0\.1:3001 max_fails=0;.*\n\s*server 127\.0\.0\.1:3002 max_fails=0;/, own],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/ssl_certificate .*;/, ''],
    [/ssl_certificate_key .*;/, ''],
  ];
  return steps.reduce(
    (text, [pattern, replacement]) => replaceAll(text, pattern, () => replacement),
    readFileSync(deployed, 'utf8'),
  );
};

/** What is around them keeps its files inside the kit's folder. */
const configuration = (folder: string, port: number, upstreams: readonly number[]): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 2;
worker_shutdown_timeout 10s;
events {}
http {
  log_format attempts '$request_method $uri $status $upstream_connect_time';
  access_log ${folder}/access.log attempts;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${servers(port, upstreams)}
}
`;

/** An order that nginx sent to one process and, having lost that one, to the other. */
const sentTwice = /^POST \/api\/orders (\d+) [\d.]+, [\d.]+$/;

/** A real nginx before processes on these ports. */
export const openNginx = async (kit: Kit, port: number, upstreams: readonly number[]) => {
  const folder = join(kit.folder, 'nginx');
  mkdirSync(folder);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, upstreams));
  const nginx = spawn(findNginx() ?? '', ['-p', folder, '-e', join(folder, 'error.log'), '-c', file], {
    stdio: 'ignore',
  });
  const exited = once(nginx, 'exit');
  kit.defer(async () => {
    nginx.kill('SIGTERM');
    await exited;
  });
  await secondsUntil(() => existsSync(join(folder, 'nginx.pid')), 10, 'the start of nginx');
  const lines = () => readFileSync(join(folder, 'access.log'), 'utf8').split('\n');
  return {
    /** New workers, while the old ones finish what they carry. */
    reload: (): void => void nginx.kill('SIGHUP'),
    /** The statuses of orders that were sent to both processes. */
    sentTwice: (): string[] => lines().flatMap((line) => sentTwice.exec(line)?.[1] ?? []),
    ordersAnswered: (status: string): number =>
      lines().filter((line) => line.startsWith(`POST /api/orders ${status} `)).length,
  };
};
