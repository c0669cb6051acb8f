import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerLater, fakeServer, noLine, otherWords, refuse } from '#web/testing/fake-server.ts';
import { ApiError } from './api-error.ts';
import { stalledAfterMs, upload } from './upload.ts';

const logo = 'PUT /menus/:menuId/logo';
const answer = { menu: { _id: 'd'.repeat(24), logo: '/images/1/640.webp', revision: 4 } };
const send = (onProgress = vi.fn()) =>
  upload(logo, { params: { menuId: 'a b' }, body: { logo: 'data:image/png;base64,eA==' } }, onProgress);

/** The page's requests, so that tests can do to them what a browser does. */
const seeRequests = (): XMLHttpRequest[] => {
  const requests: XMLHttpRequest[] = [];
  const Fake = XMLHttpRequest;
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Fake {
      constructor() {
        super();
        requests.push(this);
      }
    },
  );
  return requests;
};

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

  it.each([
    ["a captive portal's page", otherWords('<html>Welcome to our Wi-Fi</html>')],
    ['an empty answer', otherWords('')],
    ['an answer without a body', otherWords('', 204)],
    ['half an answer', otherWords('{"menu":')],
  ])('fails for want of a line when %s comes', async (_name, said) => {
    const server = fakeServer();
    server.reply(logo, said);
    await expect(send()).rejects.toEqual(new ApiError(0, 'network', ''));
  });

  it.each(['<html>Bad gateway</html>', '', 'null', '"no"', '7'])(
    'is an unexpected failure when something in between refuses with: %s',
    async (text) => {
      const server = fakeServer();
      server.reply(logo, otherWords(text, 502));
      await expect(send()).rejects.toEqual(new ApiError(502, 'internal', ''));
    },
  );

  it('fails for want of a line when the browser gives it up', async () => {
    const server = fakeServer();
    const requests = seeRequests();
    server.reply(logo, answerLater<typeof answer>().answer);
    const sent = send();
    requests[0]?.abort();
    await expect(sent).rejects.toEqual(new ApiError(0, 'network', ''));
  });

  it('gives up when nothing has moved for a while, however long it has been moving before', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const server = fakeServer();
    const requests = seeRequests();
    server.reply(logo, answerLater<typeof answer>().answer);
    const settled = vi.fn();
    send().catch(settled);
    const [request] = requests as [XMLHttpRequest];
    for (let minute = 0; minute < 10; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      request.upload.onprogress?.call(request, new ProgressEvent('progress', { loaded: minute, total: 10 }));
    }
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(stalledAfterMs);
    expect(settled).toHaveBeenCalledExactlyOnceWith(new ApiError(0, 'network', ''));
  });
});
