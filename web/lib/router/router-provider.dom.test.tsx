import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { memoryHistory } from '#web/testing/memory-history.ts';
import { testUser } from '#web/testing/test-user.ts';
import { Link } from './link.tsx';
import { createPageLoader } from './page-loader.ts';
import type { Route } from './route.ts';
import { createRouter } from './router.ts';
import {
  useFormAnswer,
  useIsLoadingPage,
  useLocation,
  useMatch,
  useParams,
  useSearchParams,
} from './router-hooks.ts';
import { RouterProvider } from './router-provider.tsx';

const Home = () => {
  const [presses, press] = useState(0);
  return (
    <>
      <h1>{`home, pressed ${presses} times`}</h1>
      <button type="button" aria-label="press" onClick={() => press(presses + 1)} />
      <Link to="/late" aria-label="late" />
      <Link to="/lost" aria-label="lost" />
      <Link to="/broken" aria-label="broken" />
      <output>{String(useFormAnswer() ?? 'nothing')}</output>
    </>
  );
};
const Item = () => {
  const [typed, setTyped] = useState('');
  return (
    <>
      <h1>{`${useParams().id} ${useMatch('/items/:id/:part')?.part} ${useSearchParams().get('by')}`}</h1>
      <input aria-label="note" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </>
  );
};
const Late = () => <h1>{'late'}</h1>;
const Broken = (): ReactNode => {
  throw new Error('the page broke');
};

const open = async (address: string, formAnswer?: unknown) => {
  const late = Promise.withResolvers<typeof Late>();
  const lost = { isDown: true };
  const routes: Route<string>[] = [
    { paths: ['/'], info: 'Home', load: async () => Home },
    { paths: ['/items/:id', '/items/:id/:part'], info: 'Item', load: async () => Item },
    { paths: ['/late'], info: 'Late', load: () => late.promise },
    {
      paths: ['/lost'],
      info: 'Lost',
      load: async () => {
        if (lost.isDown) throw new Error('no such file');
        return Late;
      },
    },
    { paths: ['/broken'], info: 'Broken', load: async () => Broken },
  ];
  const loadPage = createPageLoader(routes);
  const history = memoryHistory(address);
  const first = await loadPage(history.address.pathname);
  const router = createRouter({ loadPage, first, history, formAnswer });
  const Layout = ({ info, children }: { info: string; children: ReactNode }) => (
    <>
      <nav aria-label={info} />
      <p>{`${useLocation().pathname}${useIsLoadingPage() ? ' …' : ''}`}</p>
      {children}
    </>
  );
  const ErrorPage = ({ error }: { error: unknown }) => <h1>{`sorry: ${(error as Error).message}`}</h1>;
  const screen = render(<RouterProvider router={router} Layout={Layout} ErrorPage={ErrorPage} />);
  const user = testUser();
  return {
    ...screen,
    router,
    history,
    user,
    late,
    lost,
    heading: () => screen.getByRole('heading').textContent,
    follow: (name: string) => user.click(screen.getByRole('link', { name })),
    go: (to: string) => act(() => router.navigate(to)),
  };
};

describe('a page', () => {
  it('is told its address, and its layout what is known of it', async () => {
    const { heading, getByRole, getByText } = await open('/items/7/notes?by=noa');
    expect(heading()).toBe('7 notes noa');
    expect(getByRole('navigation').getAttribute('aria-label')).toBe('Item');
    expect(getByText('/items/7/notes')).toBeTruthy();
  });

  it('stays as it is between its own addresses', async () => {
    const { go, heading, getByRole, user } = await open('/items/7/notes');
    await user.type(getByRole('textbox'), 'half');
    await go('/items/8/log');
    expect([heading(), (getByRole('textbox') as HTMLInputElement).value]).toEqual(['8 log null', 'half']);
  });

  it('stays, and answers, while the code of the next one is on its way', async () => {
    const { follow, heading, user, getByRole, late, history, findByText } = await open('/');
    await follow('late');
    expect(await findByText('/ …')).toBeTruthy();
    await user.click(getByRole('button'));
    expect([heading(), history.current()]).toEqual(['home, pressed 1 times', '/']);
    await act(async () => late.resolve(Late));
    expect(await findByText('/late')).toBeTruthy();
    expect([heading(), history.current()]).toEqual(['late', '/late']);
  });

  it('hears what the server answered to its form until the reader moves on', async () => {
    const { go, getByRole } = await open('/', 'wrong password');
    expect(getByRole('status').textContent).toBe('wrong password');
    await go('/?again');
    expect(getByRole('status').textContent).toBe('nothing');
  });
});

describe('the error page', () => {
  it('stands under the address of a page whose code stays away, and goes when it comes', async () => {
    const { follow, heading, lost, go, history, queryByRole, findByRole } = await open('/');
    await follow('lost');
    await findByRole('heading', { name: 'sorry: no such file' });
    expect(history.current()).toBe('/lost');
    expect(queryByRole('navigation')).toBeNull();
    lost.isDown = false;
    await go('/lost');
    expect(heading()).toBe('late');
  });

  it('stands in the place of a page that broke, until the reader goes elsewhere', async () => {
    // React logs what it caught.
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { follow, heading, history, findByRole } = await open('/');
    await follow('broken');
    await findByRole('heading', { name: 'sorry: the page broke' });
    expect(written).toHaveBeenCalled();
    act(() => history.go(-1));
    expect(heading()).toBe('home, pressed 0 times');
  });

  it('is shown for a first page whose code stays away', async () => {
    const { heading } = await open('/lost');
    expect(heading()).toBe('sorry: no such file');
  });
});

describe('a navigation that must not wait', () => {
  it('is on the screen when it returns', async () => {
    const { router, go, container } = await open('/');
    await go('/items/1');
    act(() => {
      void router.navigate('/', { flushSync: true });
      expect(container.querySelector('h1')?.textContent).toContain('home');
    });
  });
});
