import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { limits } from '#core/values/limits.ts';
import type { Answer } from '#web/lib/api/call.ts';
import { answerLater, fakeServer, noLine, otherWords, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { UnsavedGuard } from '#web/ui/overlay/unsaved-guard.tsx';
import { buildEditorDish, buildSection, menuId } from '../testing/build-menu.ts';
import { type DishDraft, draftOfDish, newDishDraft } from './dish-draft.ts';
import { DishPanel } from './dish-panel.tsx';

const create = 'POST /dishes';
const update = 'PUT /dishes/:id';
const remove = 'DELETE /dishes/:id/remove-from-menu';
const sectionId = '1'.repeat(24);
const section = buildSection('1', 'Starters');
const soup = buildEditorDish('a', { name: 'Soup', revision: 4 });

const openPanel = (initial: DishDraft, current: Dish | null, isKosher = false) => {
  const server = fakeServer();
  server.reply('GET /restaurants/kosher', {
    isKosher,
    kosherCertificate: null,
    kosherCertificateExpiresOn: null,
  });
  const handlers = { onStock: vi.fn(), onDone: vi.fn(), onCancel: vi.fn() };
  const screen = renderScreen(
    <UnsavedGuard>
      <DishPanel menuId={menuId} section={section} initial={initial} current={current} {...handlers} />
    </UnsavedGuard>,
  );
  const { user, getByRole, container } = screen;
  return {
    ...screen,
    ...handlers,
    server,
    press: (name: string | RegExp) => user.click(getByRole('button', { name })),
    write: (name: string | RegExp, text: string) => user.write(getByRole('textbox', { name }), text),
    price: () => getByRole('spinbutton', { name: /^Price/ }) as HTMLInputElement,
    submit: () => fireEvent.submit(container.querySelector('form') as HTMLFormElement),
  };
};
const openNew = () => openPanel(newDishDraft(sectionId), null);
const openSoup = () => openPanel(draftOfDish(soup, sectionId), soup);

describe('a new dish', () => {
  it('is created with everything that was typed', async () => {
    const { server, write, price, press, user, getByRole, onDone } = openNew();
    server.reply(create, soup);
    await write(/Dish name/, ' Onion soup ');
    await user.clear(price());
    await user.type(price(), '38.5');
    await press('Add size');
    await write('Name of size 1', 'Cup');
    await press('Add size');
    await write('Name of size 2', 'Bowl');
    await user.type(getByRole('spinbutton', { name: 'Extra for size 2' }), '6');
    await user.click(getByRole('checkbox', { name: 'Vegan' }));
    await user.click(getByRole('checkbox', { name: 'Very spicy' }));
    await user.click(getByRole('switch', { name: /Out of stock/ }));
    await press('Save dish');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(create)[0]?.body).toMatchObject({
      name: 'Onion soup',
      price: 38.5,
      available: false,
      menuId,
      sectionName: sectionId,
      sizes: [
        { name: 'Cup', price: 0, isBase: true },
        { name: 'Bowl', price: 6, isBase: false },
      ],
      dietaryInfo: [{ type: 'vegan' }, { type: 'vert spivy' }],
    });
  });

  it('needs a name, and asks the server nothing without one', async () => {
    const { press, findByText, server } = openNew();
    await press('Save dish');
    expect(await findByText('A name is required')).toBeTruthy();
    expect([...server.calls(create), ...server.calls(update)]).toEqual([]);
  });

  it('needs names in its lists and an option in each group', async () => {
    const { press, write, findByText, server, getByRole, user } = openNew();
    await write(/Dish name/, 'Soup');
    await press('Add group');
    await write('Group name', 'Bread');
    for (const button of within(getByRole('group', { name: 'Bread' })).queryAllByRole('button', {
      name: /^Remove: Name of option/,
    }))
      await user.click(button);
    await press('Save dish');
    expect(await findByText('Every group needs at least one option.')).toBeTruthy();
    await press('Add option');
    expect(await findByText(/Every size, group and option needs a name/)).toBeTruthy();
    expect([...server.calls(create), ...server.calls(update)]).toEqual([]);
  });

  it('is created once by two presses in one moment', async () => {
    const later = answerLater<Answer<typeof create>>();
    const { server, write, submit, onDone } = openNew();
    server.reply(create, later.answer);
    await write(/Dish name/, 'Soup');
    act(() => {
      submit();
      submit();
    });
    later.give(soup);
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(server.calls(create)).toHaveLength(1);
  });
});

describe('prices', () => {
  it.each(['', '-3', '100001', 'e'])(
    'of %j become 0 when the field is left, and it says so',
    async (typed) => {
      const { price, user, getByText } = openSoup();
      await user.clear(price());
      if (typed) await user.type(price(), typed);
      await user.tab();
      expect(price().value).toBe('0');
      expect(getByText('That was not a valid number, so it became 0.')).toBeTruthy();
    },
  );

  it('are left alone by the wheel that scrolls the page', () => {
    const { price } = openSoup();
    price().focus();
    fireEvent.wheel(price(), { deltaY: 100 });
    expect(document.activeElement).not.toBe(price());
    expect(price().value).toBe('40');
  });

  it('of the base size cannot be edited, nor the base size removed', async () => {
    const { press, getByRole, queryByRole } = openNew();
    await press('Add size');
    await press('Add size');
    expect((getByRole('spinbutton', { name: 'Extra for size 1' }) as HTMLInputElement).disabled).toBe(true);
    expect(queryByRole('button', { name: 'Remove size 1' })).toBeNull();
    expect(getByRole('button', { name: 'Remove size 2' })).toBeTruthy();
  });
});

describe('a dish that is known', () => {
  it('is saved in its place, of the revision that was edited', async () => {
    const { server, write, press, findByText } = openSoup();
    server.reply(update, { ...soup, revision: 5 });
    await write(/Dish name/, ' of the day');
    await press('Save dish');
    expect(await findByText('The dish was saved')).toBeTruthy();
    expect(server.calls(update).map(({ params, body }) => [params.id, body])).toMatchObject([
      [soup._id, { name: 'Soup of the day', revision: 4 }],
    ]);
  });

  it('is saved by Ctrl+S, whatever letter the keyboard types there', async () => {
    const { server, onDone } = openSoup();
    server.reply(update, soup);
    const pressed = new KeyboardEvent('keydown', { code: 'KeyS', key: 'ד', ctrlKey: true, cancelable: true });
    act(() => void dispatchEvent(pressed));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(pressed.defaultPrevented).toBe(true);
  });

  it.each([
    [refuse('internal'), 'Something went wrong. Please try again.'],
    [refuse('not_an_image', 'This is not a picture.'), 'This is not a picture.'],
    [refuse('menu_too_large', 'This menu is full.'), 'This menu is full.'],
    [refuse('quota_reached', 'Up to 2,000 pictures.'), 'Up to 2,000 pictures.'],
    [noLine, 'No connection to the server.'],
    [otherWords('<html>Welcome to our Wi-Fi</html>'), 'No connection to the server.'],
    [otherWords(''), 'No connection to the server.'],
    [otherWords('<html>Bad gateway</html>', 502), 'Something went wrong. Please try again.'],
  ])('says why it was not saved, keeps what was typed, and can be saved again (%#)', async (answer, why) => {
    const { server, write, press, findByRole, getByRole, onDone } = openSoup();
    server.reply(update, answer);
    await write(/Dish name/, ' of the day');
    await press('Save dish');
    const alert = await findByRole('alert');
    expect(alert.textContent).toContain('Failed to save the item...');
    expect(alert.textContent).toContain(why);
    expect((getByRole('textbox', { name: /Dish name/ }) as HTMLInputElement).value).toBe('Soup of the day');
    server.reply(update, soup);
    await press('Save dish');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('asks for a minimum that can be met, and lets an option be chosen several times', async () => {
    const options = ['Corn', 'Tuna'].map((name) => ({ name, price: 0, maxTimes: 1 }));
    const rules = { type: 'multiple' as const, required: false, minSelections: 0, maxSelections: null };
    const bowl = { ...soup, changes: [{ name: 'Toppings', ...rules, options }] };
    const { server, user, getByRole, press, getAllByText, queryByText, onDone } = openPanel(
      draftOfDish(bowl, sectionId),
      bowl,
    );
    server.reply(update, bowl);
    await user.type(getByRole('spinbutton', { name: /At least/ }), '3');
    await press('Save dish');
    expect(getAllByText(/asks for more than can be chosen/)).toHaveLength(2);
    expect(server.calls(update)).toEqual([]);
    const times = getByRole('spinbutton', { name: 'How often option 1 can be chosen' });
    await user.clear(times);
    await user.type(times, '2');
    expect(queryByText(/asks for more than can be chosen/)).toBeNull();
    await press('Save dish');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(server.calls(update)[0]?.body).toMatchObject({
      changes: [{ minSelections: 3, options: [{ maxTimes: 2 }, { maxTimes: 1 }] }],
    });
  });

  it('takes no more options than a dish can have, and says so', () => {
    const option = (n: number) => ({ name: `Topping ${n}`, price: 0, maxTimes: 1 });
    const options = Array.from({ length: limits.optionsPerDish }, (_, n) => option(n));
    // One of them alone: options that can be chosen many times have a field more each.
    const rules = { type: 'single' as const, required: false, minSelections: 0, maxSelections: null };
    const changes = [{ name: 'Toppings', ...rules, options }];
    const full = { ...soup, changes };
    const { queryByText, getByText } = openPanel(draftOfDish(full, sectionId), full);
    getByText('The dish has 500 options already, the most it can have.');
    // Names of thousands of buttons would take a second.
    expect(queryByText('Add option')).toBeNull();
    expect(queryByText('Add group')).toBeNull();
  });

  it('changes its stock at once, apart from what is typed', async () => {
    const { user, getByRole, onStock, server } = openSoup();
    await user.click(getByRole('switch', { name: /Out of stock/ }));
    expect(onStock).toHaveBeenCalledWith(soup, false);
    expect([...server.calls(create), ...server.calls(update)]).toEqual([]);
  });

  it('is deleted after a question', async () => {
    const { press, server, findByRole, onDone } = openSoup();
    await press('Delete dish');
    const question = within(await findByRole('alertdialog', { name: 'Delete the dish Soup?' }));
    server.reply(remove, {});
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(remove)[0]).toMatchObject({ params: { id: soup._id }, query: { menuId } });
  });

  it.each([
    [refuse('internal'), 'Failed to remove the dish from menu.', 0],
    [refuse('not_found'), 'Invalid dish ID', 1],
  ])('says so when it could not be deleted, or was gone already (%#)', async (answer, sentence, done) => {
    const { press, server, findByRole, findByText, onDone } = openSoup();
    server.reply(remove, answer);
    await press('Delete dish');
    fireEvent.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await findByText(sentence)).toBeTruthy();
    expect(onDone).toHaveBeenCalledTimes(done);
  });
});

describe('a dish that another tab saved meanwhile', () => {
  const theirs = { ...soup, name: 'Broth', price: 35, revision: 6 };
  const collide = async () => {
    const panel = openSoup();
    panel.server.reply(update, refuse('changed_meanwhile', '', { dish: theirs }));
    await panel.write(/Dish name/, ' of the day');
    await panel.press('Save dish');
    await panel.findByText('This was changed elsewhere meanwhile');
    return panel;
  };

  it('is shown where it differs, and nothing is overwritten', async () => {
    const { container } = await collide();
    const terms = [...container.querySelectorAll('dl > div')].map((each) => each.textContent);
    expect(terms).toEqual(['Dish nameYours: Soup of the daySaved now: Broth', 'PriceYours: 40Saved now: 35']);
  });

  it('is overwritten on demand, of its newest revision', async () => {
    const { server, press, onDone } = await collide();
    server.reply(update, { ...soup, revision: 7 });
    await press('Save mine');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(update)[1]?.body).toMatchObject({ name: 'Soup of the day', revision: 6 });
  });

  it('or taken over, and edited further from there', async () => {
    const { server, press, getByRole, queryByText, onDone } = await collide();
    await press('Take the saved one');
    expect((getByRole('textbox', { name: /Dish name/ }) as HTMLInputElement).value).toBe('Broth');
    expect(queryByText('This was changed elsewhere meanwhile')).toBeNull();
    server.reply(update, { ...theirs, revision: 7 });
    await press('Save dish');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(update).at(-1)?.body).toMatchObject({ name: 'Broth', price: 35, revision: 6 });
  });
});

describe('what is in a dish', () => {
  it('is declared in three ways, and sent with the dish', async () => {
    const panel = openPanel(
      draftOfDish({ ...soup, allergens: { contains: ['milk'], mayContain: [] } }, sectionId),
      soup,
    );
    const { server, press, user, findByRole, findByText, onDone } = panel;
    server.reply(update, soup);
    await user.click(await findByRole('button', { name: 'Edit allergens' }));
    const choose = async (allergen: string, state: string) =>
      user.click(
        within(await findByRole('radiogroup', { name: allergen })).getByRole('radio', { name: state }),
      );
    await choose('Sesame', 'Contains');
    await choose('Nuts', 'May contain');
    await choose('Milk', 'No');
    expect(await findByText('Contains: Sesame · May contain: Nuts')).toBeTruthy();
    await press('Save dish');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.calls(update)[0]?.body).toMatchObject({
      allergens: { contains: ['sesame'], mayContain: ['nuts'] },
      kosherKind: null,
    });
  });

  it('is meat, dairy or pareve in a kosher kitchen alone, its options too', async () => {
    const options = [{ name: 'Cream', price: 3, maxTimes: 1, kosherKind: 'dairy' as const }];
    const dish = {
      ...soup,
      kosherKind: 'pareve' as const,
      changes: [
        {
          name: 'G',
          type: 'multiple' as const,
          required: false,
          minSelections: 0,
          maxSelections: null,
          options,
        },
      ],
    };
    const plain = openPanel(draftOfDish(dish, sectionId), dish);
    await plain.findByRole('button', { name: 'Edit allergens' });
    expect(plain.queryByRole('combobox', { name: /Meat, dairy/ })).toBeNull();
    plain.unmount();
    const kosher = openPanel(draftOfDish(dish, sectionId), dish, true);
    const own = await kosher.findByRole('combobox', { name: 'Meat, dairy or pareve' });
    const ofOption = await kosher.findByRole('combobox', { name: 'Meat, dairy or pareve, option 1' });
    expect([own.textContent, ofOption.textContent]).toEqual(['Pareve', 'Dairy']);
    kosher.server.reply(update, dish);
    await kosher.press('Save dish');
    await waitFor(() => expect(kosher.onDone).toHaveBeenCalledTimes(1));
    expect(kosher.server.calls(update)[0]?.body).toMatchObject({
      kosherKind: 'pareve',
      changes: [{ options: [{ name: 'Cream', kosherKind: 'dairy' }] }],
    });
  });
});

describe('a dish that is translated', () => {
  const pizza = buildEditorDish('a', {
    name: 'Pizza',
    sizes: [
      { name: 'Small', price: 0, isBase: true },
      { name: 'Large', price: 10, isBase: false },
    ],
    changes: [
      {
        name: 'Extras',
        type: 'multiple',
        required: false,
        minSelections: 0,
        maxSelections: null,
        options: [
          { name: 'Olives', price: 5, maxTimes: 1 },
          { name: 'Corn', price: 5, maxTimes: 1 },
        ],
      },
    ],
    translations: {
      ar: { name: 'بيتزا', 'size/Large': 'كبيرة', 'group/Extras': 'إضافات', 'option/Extras/Olives': 'زيتون' },
    },
  });

  it('says whose translations a new name costs, while there is one', async () => {
    const { write, user, getByRole, findByText, queryByText } = openPanel(
      draftOfDish(pizza, sectionId),
      pizza,
    );
    await write(/Dish name/, ' Napoli');
    await write('Name of size 1', 'er');
    await write('Name of option 2', ' cobs');
    expect(queryByText(/Saving removes/)).toBeNull();
    await write('Name of size 2', 'r');
    expect(await findByText(/Saving removes the translations of: Large\./)).toBeTruthy();
    await user.type(getByRole('textbox', { name: 'Name of size 2' }), '{Backspace}');
    expect(queryByText(/Saving removes/)).toBeNull();
    await write('Group name', ' here');
    expect(await findByText(/Saving removes the translations of: Extras, Olives\./)).toBeTruthy();
  });
});
