import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDaemon } from '../../scripts/tools/daemons.mjs';
import { secondsUntil } from '../workload/pace.ts';
import type { Kit } from './kit.ts';

const findNginx = (): string | null => installDaemon('nginx', 'nginx-light');

export const whyNoNginx = (): string | null =>
  findNginx() ? null : 'nginx is not installed, and apt cannot install it';

/** The upstream and the server of docs/operations.md, without TLS; the rest keeps its files inside the kit's folder. */
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

  upstream menta {
    ${upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 16m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 2s;
    proxy_read_timeout 30s;
    location = /metrics { return 404; }
    location / { proxy_pass http://menta; }
    location /api/ {
      proxy_pass http://menta;
      error_page 502 504 =503 @away;
    }
    location = /api/orders {
      proxy_pass http://menta;
      proxy_next_upstream error timeout non_idempotent;
      error_page 502 504 =503 @away;
    }
    location @away {
      internal;
      default_type application/json;
      add_header Retry-After 1 always;
      return 503 '{"message":"Please try again.","code":"overloaded"}';
    }
  }
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
  return {
    /** New workers, while the old ones finish what they carry. */
    reload: (): void => void nginx.kill('SIGHUP'),
    /** The statuses of orders that were sent to both processes. */
    sentTwice: (): string[] =>
      readFileSync(join(folder, 'access.log'), 'utf8')
        .split('\n')
        .flatMap((line) => sentTwice.exec(line)?.[1] ?? []),
  };
};
