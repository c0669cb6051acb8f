import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { DishChoices } from '#core/orders/order-trail.ts';
import type { Answer } from '#web/lib/api/call.ts';
import { ownerId } from '#web/testing/build-account.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { answerLater, type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { buildStaffAnswer } from '../dish-choice/testing/build-staff-answer.ts';
import { EditOrderDialog } from './edit-order-dialog.tsx';

const verify = 'POST /users/verify-password';
const choicesOf = 'GET /orders/:id/choices';
const save = 'PATCH /orders/:id/details';
const remove = 'DELETE /orders/:id';

const [pizzaLine] = buildBoardOrder().dishes;
if (!pizzaLine) throw new Error('the order has a line');
const order = buildBoardOrder({
  revision: 4,
  totalPrice: 94,
  dishes: [
    { ...pizzaLine, customizations: [{ groupName: 'Side', optionName: 'Chips', price: 0 }] },
    { ...pizzaLine, dishId: { _id: 'f'.repeat(24), name: 'Cola', price: 4 }, quantity: 1 },
  ],
});
const pizza: DishChoices = {
  _id: 'a'.repeat(24),
  name: 'Margherita',
  price: 45,
  sizes: [],
  changes: [
    {
      name: 'Side',
      type: 'single',
      required: true,
      minSelections: 0,
      maxSelections: null,
      options: [
        { name: 'Chips', price: 0, maxTimes: 1 },
        { name: 'Salad', price: 4, maxTimes: 1 },
      ],
    },
    {
      name: 'Extras',
      type: 'multiple',
      required: false,
      minSelections: 0,
      maxSelections: 2,
      options: [
        { name: 'Olives', price: 3, maxTimes: 1 },
        { name: 'Egg', price: 6, maxTimes: 1 },
        { name: 'Onion', price: 0, maxTimes: 1 },
      ],
    },
  ],
};
const cola: DishChoices = { _id: 'f'.repeat(24), name: 'Cola', price: 4, sizes: [], changes: [] };

const openDialog = (
  prepare: (server: FakeServer) => void = () => {},
  overrides: Partial<ManagedOrder> = {},
) => {
  const server = fakeServer();
  server.reply(verify, { verifiedUntil: '2025-03-09T16:05:00.000Z' });
  server.reply(choicesOf, [pizza, cola]);
  prepare(server);
  const onRestored = vi.fn();
  const handlers = { onClose: vi.fn(), onDeleting: vi.fn(() => onRestored), onDone: vi.fn() };
  const screen = renderScreen(
    <EditOrderDialog
      order={{ ...order, ...overrides }}
      ownerId={ownerId}
      email="noa@harbour.example"
      {...handlers}
    />,
    {
      locale: 'he',
    },
  );
  const { user, getByRole, findByRole } = screen;
  const press = (name: string | RegExp) => user.click(getByRole('button', { name }));
  return {
    ...screen,
    ...handlers,
    onRestored,
    server,
    press,
    sayPassword: async () => {
      await user.write(screen.getByLabelText(/סיסמת החשבון/), 'secret-1');
      await press('המשך');
    },
    line: async (name: string) => within(await findByRole('group', { name })),
    alerts: () => screen.queryAllByRole('alert').map((alert) => alert.textContent),
  };
};

/** Past the password, with the form open. */
const startEditing = async (...options: Parameters<typeof openDialog>) => {
  const dialog = openDialog(...options);
  await dialog.sayPassword();
  await dialog.line('Cola');
  return dialog;
};

describe('an option that may be chosen repeatedly', () => {
  it('is counted, within its own number and the maximum of its group', async () => {
    const changes = pizza.changes.map((group) => ({
      ...group,
      options: group.options.map((each) => ({ ...each, maxTimes: each.name === 'Egg' ? 3 : 1 })),
    }));
    const { line, user, press, server } = await startEditing((prepared) => {
      prepared.reply(choicesOf, [{ ...pizza, changes }, cola]);
    });
    const margherita = await line('Margherita');
    const egg = within(margherita.getByRole('group', { name: 'Egg' }));
    const more = egg.getByRole('button', { name: 'הוספת אחד' }) as HTMLButtonElement;
    await user.click(more);
    await user.click(more);
    expect(egg.getByRole('status').textContent).toBe('2');
    expect(more.disabled).toBe(true);
    expect((margherita.getByRole('checkbox', { name: 'Olives' }) as HTMLButtonElement).disabled).toBe(true);
    server.reply(save, { order });
    await press('שמירה');
    await waitFor(() => expect(server.calls(save)).toHaveLength(1));
    const extra = { groupName: 'Extras', optionName: 'Egg' };
    expect(server.calls(save)[0]?.body).toMatchObject({
      dishes: [{ customizations: [{ groupName: 'Side', optionName: 'Chips' }, extra, extra] }, {}],
    });
  });
});

describe('a dish that is added', () => {
  const menu = (sections = buildStaffAnswer()) => ({
    ...sections,
    menu: sections.menu && {
      ...sections.menu,
      sections: sections.menu.sections.map((section) => ({
        ...section,
        dishes: section.dishes.map((dish) => ({
          ...dish,
          allergens: { contains: dish.name === 'Pizza' ? (['sesame'] as const).slice() : [], mayContain: [] },
        })),
      })),
    },
  });

  it('is chosen from the menu and completed in the form, and sent as added', async () => {
    const { press, line, user, server, getByRole, findByRole, getByText } = await startEditing((prepared) =>
      prepared.reply('GET /public-menu/:ownerId', menu()),
    );
    const saveButton = () => getByRole('button', { name: 'שמירה' }) as HTMLButtonElement;
    await press('הוספת מנה');
    expect(getByRole('dialog', { name: 'הוספת מנה להזמנה 7' })).toBeTruthy();
    expect(((await findByRole('button', { name: /Ossobuco/ })) as HTMLButtonElement).disabled).toBe(true);
    await user.click(await findByRole('button', { name: /Pizza/ }));
    const added = await line('Pizza');
    expect(document.activeElement).toBe(getByRole('group', { name: 'Pizza' }));
    expect(added.getByText('נוספה עכשיו')).toBeTruthy();
    // The side is still to be chosen.
    expect(saveButton().disabled).toBe(true);
    await user.click(added.getByRole('radio', { name: /Rice/ }));
    expect(saveButton().disabled).toBe(false);
    expect(getByText('₪152.00')).toBeTruthy();
    server.reply(save, { order });
    await press('שמירה');
    await waitFor(() => expect(server.calls(save)).toHaveLength(1));
    expect(server.calls(save)[0]?.body).toMatchObject({
      dishes: [
        { line: 0 },
        { line: 1 },
        {
          line: null,
          dishId: '2'.repeat(24),
          quantity: 1,
          size: { name: 'Regular' },
          customizations: [{ groupName: 'Side', optionName: 'Rice' }],
        },
      ],
    });
  });

  it('alarms where it has what the guest must not eat, and can be removed again', async () => {
    const { press, line, user, findByRole, queryByRole } = await startEditing(
      (prepared) => prepared.reply('GET /public-menu/:ownerId', menu()),
      { avoids: ['sesame'] },
    );
    await press('הוספת מנה');
    await user.click(await findByRole('button', { name: /Pizza/ }));
    expect((await line('Pizza')).getAllByRole('alert')[0]?.textContent).toContain('שומשום');
    await press('הסרת \u2068Pizza\u2069');
    expect(queryByRole('group', { name: 'Pizza' })).toBeNull();
    await press('הוספת מנה');
    await press('חזרה לעריכה');
    await line('Cola');
  });
});

describe('the password step', () => {
  it('comes first: nothing of the order is asked for before it', async () => {
    const { server, press, alerts, queryByRole } = openDialog();
    await press('המשך');
    expect(alerts()).toEqual(['לא הוזנה סיסמה.']);
    expect(queryByRole('group', { name: 'Margherita' })).toBeNull();
    expect(server.routes()).toEqual([]);
  });

  it('says that the password is wrong, and goes no further', async () => {
    const { sayPassword, findByText, server } = openDialog((prepared) =>
      prepared.reply(verify, refuse('wrong_password')),
    );
    await sayPassword();
    expect(await findByText(/סיסמה שגויה/)).toBeTruthy();
    expect(server.calls(choicesOf)).toEqual([]);
  });

  it('says "Server error" when the password could not be checked', async () => {
    const { sayPassword, findByRole } = openDialog((prepared) => prepared.reply(verify, refuse('internal')));
    await sayPassword();
    expect((await findByRole('alert')).textContent).toBe('Server errorשגיאת שרת. נסו שוב.');
  });
});

describe('the form', () => {
  it('sends every line as it is wanted, of the copy that was edited', async () => {
    const saved = buildBoardOrder({ revision: 5 });
    const { line, user, press, server, onDone } = await startEditing((prepared) =>
      prepared.reply(save, { order: saved }),
    );
    const margherita = await line('Margherita');
    await user.click(margherita.getByRole('radio', { name: /Salad/ }));
    await user.click(margherita.getByRole('checkbox', { name: /Egg/ }));
    await user.write(margherita.getByRole('textbox', { name: /הערה/ }), 'no onion');
    await user.click((await line('Cola')).getByRole('button', { name: 'הסרת \u2068Cola\u2069' }));
    await press('שמירה');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ kind: 'saved', order: saved }));
    expect(server.calls(save)[0]?.body).toEqual({
      revision: 4,
      dishes: [
        {
          line: 0,
          dishId: 'a'.repeat(24),
          quantity: 2,
          note: 'no onion',
          isAllergyNote: false,
          size: null,
          customizations: [
            { groupName: 'Side', optionName: 'Salad' },
            { groupName: 'Extras', optionName: 'Egg' },
          ],
        },
      ],
    });
  });

  it('marks a note as being about an allergy, and keeps the mark of one that is not touched', async () => {
    const saved = buildBoardOrder({ revision: 5 });
    const { line, user, press, server, onDone } = await startEditing((prepared) =>
      prepared.reply(save, { order: saved }),
    );
    const margherita = await line('Margherita');
    expect(margherita.queryByRole('switch')).toBeNull();
    await user.write(margherita.getByRole('textbox', { name: /הערה/ }), 'nuts');
    await user.click(margherita.getByRole('switch', { name: 'ההערה היא על אלרגיה' }));
    await press('שמירה');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ kind: 'saved', order: saved }));
    expect(server.calls(save)[0]?.body).toMatchObject({
      dishes: [{ note: 'nuts', isAllergyNote: true }, {}],
    });
  });

  it('shows the new total beside the old one as it is changed', async () => {
    const { line, user, getByText, queryByText } = await startEditing();
    expect(queryByText('היה')).toBeNull();
    await user.click((await line('Margherita')).getByRole('radio', { name: /Salad/ }));
    expect(getByText('₪102.00')).toBeTruthy();
    expect(getByText(/היה/).textContent).toContain('₪94.00');
  });

  it('lets no more be chosen than the group allows, and no line but the last be removed', async () => {
    const { line, user, queryByRole } = await startEditing();
    const margherita = await line('Margherita');
    await user.click(margherita.getByRole('checkbox', { name: /Olives/ }));
    await user.click(margherita.getByRole('checkbox', { name: /Egg/ }));
    expect((margherita.getByRole('checkbox', { name: /Onion/ }) as HTMLButtonElement).disabled).toBe(true);
    await user.click(margherita.getByRole('button', { name: 'הסרת \u2068Margherita\u2069' }));
    expect(queryByRole('button', { name: /הסרת/ })).toBeNull();
  });

  it('says of a dish without choices that there are none', async () => {
    const { line } = await startEditing();
    expect((await line('Cola')).getByText('לא נמצאו שינויים זמינים למנה זו')).toBeTruthy();
  });

  it('still changes quantities and notes when the choices cannot be loaded', async () => {
    const { line, user, press, getByText, server, onDone } = await startEditing((prepared) => {
      prepared.reply(choicesOf, noLine);
      prepared.reply(save, { order });
    });
    expect(getByText(/אפשר עדיין לשנות כמויות והערות/)).toBeTruthy();
    const cola2 = await line('Cola');
    const [, more] = within(cola2.getByRole('group', { name: 'כמות: \u2068Cola\u2069' })).getAllByRole(
      'button',
    );
    await user.click(more as HTMLElement);
    await press('שמירה');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(save)[0]?.body).toMatchObject({ dishes: [{ quantity: 2 }, { quantity: 2 }] });
  });

  it('cannot be saved while a line cannot be made, and says why', async () => {
    const sized = { ...pizza, sizes: [{ name: 'Small', price: 0, isBase: true }] };
    const { line, user, getByRole } = await startEditing((prepared) =>
      prepared.reply(choicesOf, [sized, cola]),
    );
    const margherita = await line('Margherita');
    await user.click(margherita.getByRole('radio', { name: /Salad/ }));
    expect(margherita.getByText('בחרו גודל.')).toBeTruthy();
    const button = getByRole('button', { name: 'שמירה' }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    await user.click(margherita.getByRole('radio', { name: /Small/ }));
    expect(button.disabled).toBe(false);
  });
});

describe('an order that changed on another screen', () => {
  const changed = (current: ManagedOrder) => refuse('changed_meanwhile', '', { order: current });

  it('is saved all the same when only its stage moved', async () => {
    const approved = { ...order, status: 'inProcess' as const, revision: 5 };
    const { press, server, onDone } = await startEditing((prepared) => {
      prepared.reply(save, ({ body }) =>
        (body as { revision: number }).revision === 4
          ? changed(approved)
          : { order: { ...approved, revision: 6 } },
      );
    });
    await press('שמירה');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(save).map(({ body }) => (body as { revision: number }).revision)).toEqual([4, 5]);
  });

  it('is shown as it is now when its dishes changed, and says that nothing was saved', async () => {
    const current = { ...order, revision: 5, dishes: order.dishes.slice(1) };
    const { press, findByText, queryByRole, onDone, server } = await startEditing((prepared) =>
      prepared.reply(save, changed(current)),
    );
    await press('שמירה');
    expect(await findByText(/ההזמנה השתנתה בינתיים במסך אחר/)).toBeTruthy();
    expect(queryByRole('group', { name: 'Margherita' })).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
    server.reply(save, { order: current });
    await press('שמירה');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(save).at(-1)?.body).toMatchObject({ revision: 5, dishes: [{ line: 0 }] });
  });

  it.each(['illegal_move', 'not_found'] as const)('can no longer be edited after %s', async (code) => {
    const { press, findByText } = await startEditing((prepared) => prepared.reply(save, refuse(code, 'No.')));
    await press('שמירה');
    expect(await findByText(/ההזמנה כבר לא ניתנת לעריכה/)).toBeTruthy();
  });
});

describe('a save that fails', () => {
  it('says so and keeps what was typed', async () => {
    const { press, line, user, findByText } = await startEditing((prepared) =>
      prepared.reply(save, refuse('internal')),
    );
    const note = (await line('Cola')).getByRole('textbox', { name: /הערה/ }) as HTMLInputElement;
    await user.write(note, 'with ice');
    await press('שמירה');
    expect(await findByText('Failed to update order details')).toBeTruthy();
    expect(note.value).toBe('with ice');
  });

  it('asks for the password again when its minutes are over, and keeps what was typed', async () => {
    const { press, line, user, sayPassword, findByLabelText, server, onDone } = await startEditing(
      (prepared) => prepared.reply(save, refuse('password_required', 'Please confirm your password.')),
    );
    await user.write((await line('Cola')).getByRole('textbox', { name: /הערה/ }), 'with ice');
    await press('שמירה');
    await findByLabelText(/סיסמת החשבון/);
    await sayPassword();
    server.reply(save, { order });
    await line('Cola');
    await press('שמירה');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(save).at(-1)?.body).toMatchObject({ dishes: [{}, { note: 'with ice' }] });
  });

  it('is sent once, however often the button is pressed', async () => {
    const later = answerLater<Answer<typeof save>>();
    const { server, getByRole, onDone } = await startEditing((prepared) =>
      prepared.reply(save, later.answer),
    );
    const button = getByRole('button', { name: 'שמירה' });
    fireEvent.click(button);
    fireEvent.click(button);
    later.give({ order });
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(save)).toHaveLength(1);
  });
});

describe('deleting', () => {
  const startDeleting = async (prepare?: (server: FakeServer) => void) => {
    const dialog = await startEditing(prepare);
    await dialog.press('מחיקת ההזמנה');
    const reason = dialog.getByRole('textbox', { name: /סיבת המחיקה/ });
    return { ...dialog, reason };
  };

  it('needs a reason, which is sent', async () => {
    const { press, alerts, getByText, reason, user, server, onDone, onDeleting, onRestored } =
      await startDeleting((prepared) => prepared.reply(remove, { message: 'deleted' }));
    await user.type(reason, '   ');
    await press('מחיקת ההזמנה');
    expect(getByText('כתבו למה ההזמנה נמחקת.')).toBeTruthy();
    expect([alerts(), server.calls(remove), onDeleting.mock.calls]).toEqual([[], [], []]);
    await user.type(reason, 'sent twice ');
    await press('מחיקת ההזמנה');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ kind: 'deleted', orderId: order._id }));
    expect(server.calls(remove).map(({ params, body }) => [params.id, body])).toEqual([
      [order._id, { reason: 'sent twice' }],
    ]);
    expect(onDeleting).toHaveBeenCalledTimes(1);
    expect(onRestored).not.toHaveBeenCalled();
  });

  it('can be thought better of, with everything still there', async () => {
    const { press, reason, user, line, getByRole } = await startDeleting();
    await user.write(reason, 'sent twice');
    await press('חזרה לעריכה');
    expect(await line('Margherita')).toBeTruthy();
    await press('מחיקת ההזמנה');
    expect((getByRole('textbox', { name: /סיבת המחיקה/ }) as HTMLTextAreaElement).value).toBe('sent twice');
  });

  it.each([
    [refuse('internal'), 'שגיאת שרת'],
    [refuse('too_many_requests', 'לאט יותר'), 'לאט יותר'],
  ])('says why it failed, and that the order stays (%#)', async (answer, sentence) => {
    const { press, reason, user, findByRole, onDone, onRestored } = await startDeleting((prepared) =>
      prepared.reply(remove, answer),
    );
    await user.write(reason, 'sent twice');
    await press('מחיקת ההזמנה');
    expect((await findByRole('alert')).textContent).toBe(sentence);
    expect(onDone).not.toHaveBeenCalled();
    expect(onRestored).toHaveBeenCalledTimes(1);
  });
});
