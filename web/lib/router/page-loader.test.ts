import { describe, expect, it, vi } from 'vitest';
import { createPageLoader } from './page-loader.ts';

const Page = () => null;
const Other = () => null;
const lost = new TypeError('Failed to fetch dynamically imported module');

const open = (load: () => Promise<typeof Page>) =>
  createPageLoader([
    { paths: ['/tabs', '/tabs/:tab'], info: 'tabs', load },
    { paths: ['*'], info: 'other', load: async () => Other },
  ]);

describe('the code of a page', () => {
  it('is fetched once for all its addresses, and is there at once afterwards', async () => {
    const load = vi.fn(async () => Page);
    const loadPage = open(load);
    expect(await loadPage('/tabs')).toEqual({ info: 'tabs', params: {}, Component: Page });
    expect(loadPage('/tabs/two')).toEqual({ info: 'tabs', params: { tab: 'two' }, Component: Page });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is the one for everything else where no other fits', async () => {
    expect(await open(async () => Page)('/nowhere')).toMatchObject({ info: 'other', Component: Other });
  });

  it('is asked for once more when it was lost on the way', async () => {
    const load = vi.fn(async () => Page).mockRejectedValueOnce(lost);
    expect(await open(load)('/tabs')).toMatchObject({ Component: Page });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that stays away is an error, and is tried again at the next visit', async () => {
    const load = vi
      .fn(async () => Page)
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost);
    const loadPage = open(load);
    expect(await loadPage('/tabs')).toEqual({ info: 'tabs', params: {}, Component: null, error: lost });
    expect(await loadPage('/tabs')).toMatchObject({ Component: Page });
  });

  it('is not looked for where no route fits', () => {
    const loadPage = createPageLoader([{ paths: ['/tabs'], info: null, load: async () => Page }]);
    expect(() => loadPage('/nowhere')).toThrow('No route fits /nowhere.');
  });
});
