import { act, type ComponentType, lazy, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { waitingPart } from './waiting-part.tsx';

const Hours = ({ until }: { until: string }) => <b>{`Open until ${until}`}</b>;

/** Draws itself anew when it is pressed, as the page does for much that happens before the words have loaded. */
const pageWith = (Words: ComponentType<{ until: string }>) => () => {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" data-presses={presses} onClick={() => setPresses(presses + 1)}>
      <Words until="23:00" />
    </button>
  );
};

it('keeps the words of the server while theirs load, whatever is drawn anew around them', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => root.remove());
  const OnServer = pageWith(waitingPart(Hours));
  root.innerHTML = renderToString(<OnServer />);
  const loading = Promise.withResolvers<{ default: typeof Hours }>();
  const InBrowser = pageWith(waitingPart(lazy(() => loading.promise)));
  await act(async () => {
    hydrateRoot(root, <InBrowser />);
  });
  await act(async () => root.querySelector('button')?.click());
  expect(root.querySelector('button')?.dataset.presses).toBe('1');
  expect(root.textContent).toBe('Open until 23:00');
  await act(async () => loading.resolve({ default: Hours }));
  expect(root.textContent).toBe('Open until 23:00');
});
