import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownerId } from '#web/testing/build-account.ts';
import { answerLater, type FakeServer, fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { newDesign, planCard, type Restaurant } from './card/card-design.ts';
import { tableCodesQuery } from './qr-queries.ts';
import { ReissuePanel } from './reissue-panel.tsx';

const issue = 'POST /qr/table-codes';
const issuedAt = '2026-03-06T18:00:00.000Z';
const issued = [{ table: 2, code: 'bcdfgh', issuedAt }];

type Options = { tables?: number; typedTable?: string };

/** At three tables, of which the second has a code already. */
const open = (
  { tables = 3, typedTable = '' }: Options = {},
  prepare: (server: FakeServer) => void = () => {},
) => {
  const restaurant: Restaurant = {
    ownerId,
    base: 'https://harbour.example',
    tables,
    primaryColor: null,
    codes: new Map(issued.map(({ table, code }) => [table, code])),
  };
  const server = fakeServer();
  server.reply(issue, { tables: issued });
  prepare(server);
  const card = planCard({ ...newDesign('Harbour'), typedTable }, restaurant);
  const screen = renderScreen(<ReissuePanel card={card} restaurant={restaurant} codes={issued} />);
  const ask = async (name: string) => {
    await screen.user.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('alertdialog'));
  };
  return { ...screen, server, ask };
};
const all = 'Issue all tables anew';

describe('codes of tables that are issued anew', () => {
  it('are not offered to a restaurant without table numbers', () => {
    const { container } = open({ tables: 0 });
    expect(container.querySelector('button')).toBeNull();
  });

  it('say of how many tables they were, and how to choose one table', () => {
    const { getByText, queryByRole } = open();
    expect(getByText('1 table has a code that was issued anew.')).toBeTruthy();
    expect(getByText(/^For one table: type its number/)).toBeTruthy();
    expect(queryByRole('button', { name: /^Issue table/ })).toBeNull();
  });

  it.each(['0', '4', 'x'])('are for no table %j, which there is not', (typedTable) => {
    const { queryByRole } = open({ typedTable });
    expect(queryByRole('button', { name: /^Issue table/ })).toBeNull();
  });

  it('are asked about before anything happens, because no print can be taken back', async () => {
    const { ask, server, user, queryByRole } = open();
    const question = await ask(all);
    expect(question.getByText(/This cannot be taken back/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
    expect(server.calls(issue)).toEqual([]);
  });

  it('name what this screen knew, so that two screens do it once', async () => {
    const { ask, server, user, queries, findByText } = open({}, (prepared) =>
      prepared.reply(issue, { tables: [{ table: 1, code: 'jklmnp', issuedAt }] }),
    );
    const question = await ask(all);
    await user.click(question.getByRole('button', { name: 'Issue anew' }));
    expect(await findByText(/^The codes were issued anew/)).toBeTruthy();
    expect(server.calls(issue).map(({ body }) => body)).toEqual([
      {
        tables: [
          { table: 1, was: null },
          { table: 2, was: 'bcdfgh' },
          { table: 3, was: null },
        ],
      },
    ]);
    // The cards above are drawn from these at once.
    expect(queries.getQueryData(tableCodesQuery.queryKey)).toEqual({
      tables: [{ table: 1, code: 'jklmnp', issuedAt }],
    });
  });

  it('can be of one table, that of the card', async () => {
    const { ask, server, user, findByText } = open({ typedTable: '2' });
    const question = await ask('Issue table 2 anew');
    expect(question.getByText('Issue the code of table 2 anew?')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Issue anew' }));
    expect(await findByText(/Print the new card now/)).toBeTruthy();
    expect(server.calls(issue)[0]?.body).toEqual({ tables: [{ table: 2, was: 'bcdfgh' }] });
  });

  it('that were not issued leave the question open, to be asked again', async () => {
    const { ask, server, user, findByText, findByRole } = open({}, (prepared) =>
      prepared.reply(issue, refuse('internal')),
    );
    const question = await ask(all);
    await user.click(question.getByRole('button', { name: 'Issue anew' }));
    expect(await findByText(/were not issued anew/)).toBeTruthy();
    expect(await findByRole('alertdialog')).toBeTruthy();
    server.reply(issue, { tables: issued });
    await user.click(question.getByRole('button', { name: 'Issue anew' }));
    expect(await findByText(/^The codes were issued anew/)).toBeTruthy();
  });

  it('are issued once, however often it is pressed', async () => {
    const later = answerLater<{ tables: typeof issued }>();
    const { ask, server, user, findByText } = open({}, (prepared) => prepared.reply(issue, later.answer));
    const question = await ask(all);
    await user.dblClick(question.getByRole('button', { name: 'Issue anew' }));
    later.give({ tables: issued });
    await findByText(/^The codes were issued anew/);
    expect(server.calls(issue)).toHaveLength(1);
  });
});
