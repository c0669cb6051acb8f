import { createEvent, fireEvent } from '@testing-library/react';
import type { ComponentProps, MouseEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Link } from './link.tsx';

const show = (props: ComponentProps<typeof Link>) => {
  const screen = renderScreen(<Link {...props} aria-label="link" />, {
    path: '/here?x=1',
    elsewhere: { '/there': <h1>{'there'}</h1> },
  });
  const link = screen.getByRole('link');
  /** Whether the click was left to the browser, which does not navigate in a test. */
  const click = (how: MouseEventInit = {}) => {
    const event = createEvent.click(link, { button: 0, ...how });
    let isLeft = false;
    const stop = (last: Event) => {
      isLeft = !last.defaultPrevented;
      last.preventDefault();
    };
    addEventListener('click', stop, { once: true });
    fireEvent(link, event);
    return isLeft;
  };
  return { ...screen, link, click };
};

describe('a link', () => {
  it('is followed without loading the document, by a click', () => {
    const { click, getByRole, history } = show({ to: '/there' });
    expect(click()).toBe(false);
    expect(getByRole('heading').textContent).toBe('there');
    expect(history.addresses()).toEqual(['/here?x=1', '/there']);
  });

  it('to the page itself leaves no second entry', () => {
    const { click, history, router } = show({ to: '/here?x=1' });
    const { key } = router.state.location;
    click();
    expect(history.addresses()).toEqual(['/here?x=1']);
    expect(router.state.location.key).not.toBe(key);
  });

  it('keeps its address for whoever copies it or opens it elsewhere', () => {
    expect(show({ to: '/there?a=b#c' }).link.getAttribute('href')).toBe('/there?a=b#c');
  });

  it.each([
    ['a new tab', { ctrlKey: true }],
    ['a new tab on a Mac', { metaKey: true }],
    ['a new window', { shiftKey: true }],
    ['a download', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves %s to the browser', (_, how) => {
    const { click, history } = show({ to: '/there' });
    expect(click(how)).toBe(true);
    expect(history.addresses()).toEqual(['/here?x=1']);
  });

  it.each([
    ['another window', { to: '/there', target: '_blank' }],
    ['a file', { to: '/there', download: '' }],
    ['another site', { to: 'https://elsewhere.example/there' }],
    ['another site, in short', { to: '//elsewhere.example/there' }],
    ['a letter', { to: 'mailto:noa@harbour.example' }],
    ['a place on the page', { to: '#main' }],
  ])('leaves what leads to %s to the browser', (_, props) => {
    const { click, history } = show(props);
    expect(click()).toBe(true);
    expect(history.addresses()).toEqual(['/here?x=1']);
  });

  it('is followed in its own window when it says so', () => {
    expect(show({ to: '/there', target: '_self' }).click()).toBe(false);
  });

  it('stays where whoever hears the click says so', () => {
    const { click, history } = show({
      to: '/there',
      onClick: (event: MouseEvent) => event.preventDefault(),
    });
    click();
    expect(history.addresses()).toEqual(['/here?x=1']);
  });
});
