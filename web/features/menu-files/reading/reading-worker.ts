import { type MenuSource, readSource } from './read-source.ts';

addEventListener('message', async ({ data }: MessageEvent<MenuSource>) =>
  postMessage(await readSource(data)),
);
