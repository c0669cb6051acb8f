import { describe, expect, it, vi } from 'vitest';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { ApiError } from './api-error.ts';
import { upload } from './upload.ts';

const logo = 'PUT /menus/:menuId/logo';
const answer = { menu: { _id: 'd'.repeat(24), logo: '/images/1/640.webp', revision: 4 } };
const send = (onProgress = vi.fn()) =>
  upload(logo, { params: { menuId: 'a b' }, body: { logo: 'data:image/png;base64,eA==' } }, onProgress);

describe('an upload', () => {
  it('sends as a call does, in the language of the page, and tells how much has gone', async () => {
    const server = fakeServer();
    server.reply(logo, answer);
    document.documentElement.lang = 'he';
    const onProgress = vi.fn();
    expect(await send(onProgress)).toEqual(answer);
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    const [sent] = server.calls(logo);
    expect(sent?.params).toEqual({ menuId: 'a%20b' });
    expect(sent?.headers.get('accept-language')).toBe('he');
    expect(sent?.headers.get('content-type')).toBe('application/json');
  });

  it('fails as a call does: with the refusal of the server, or for want of a line', async () => {
    const server = fakeServer();
    server.reply(logo, refuse('not_an_image', 'This is no picture.', { why: 'bytes' }));
    await expect(send()).rejects.toMatchObject({
      code: 'not_an_image',
      status: 422,
      message: 'This is no picture.',
      details: { why: 'bytes' },
    });
    server.reply(logo, noLine);
    await expect(send()).rejects.toEqual(new ApiError(0, 'network', ''));
  });
});
