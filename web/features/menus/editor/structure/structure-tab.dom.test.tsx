import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#web/lib/api/call.ts';
import { answerLater, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { UnsavedGuard } from '#web/ui/overlay/unsaved-guard.tsx';
import { buildEditorDish, buildSection, menuId } from '../testing/build-menu.ts';
import { StructureTab } from './structure-tab.tsx';

const sections = 'GET /menus/:menuId/sections';
const dishes = 'GET /menus/:menuId/dishes';
const change = 'PUT /menus/:menuId/sections';
const orderDishes = 'PUT /menus/:menuId/sections/:sectionId/order';
const stock = 'PUT /dishes/:id/stock';

const [starters, mains] = [buildSection('1', 'Starters'), buildSection('2', 'Mains')];
const soup = buildEditorDish('a', { name: 'Soup' });
const salad = buildEditorDish('b', { name: 'Salad' });
const steak = buildEditorDish('e', { name: 'Steak' });

/** A tablet that can be turned. */
let isWide = true;
const turned = new Set<() => void>();
const turnTo = (wide: boolean) =>
  act(async () => {
    isWide = wide;
    for (const listener of turned) listener();
  });
beforeEach(() => {
  isWide = true;
  turned.clear();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener: (_: string, listener: () => void) => turned.add(listener),
    removeEventListener: (_: string, listener: () => void) => turned.delete(listener),
  }));
});

const openTab = async (held: Answer<typeof sections> = [starters, mains]) => {
  const server = fakeServer();
  server.reply(sections, held);
  server.reply('GET /restaurants/kosher', {
    isKosher: false,
    kosherCertificate: null,
    kosherCertificateExpiresOn: null,
  });
  server.reply(dishes, [
    { sectionId: starters._id, dishes: [soup, salad] },
    { sectionId: mains._id, dishes: [steak] },
  ]);
  const screen = renderScreen(
    <UnsavedGuard>
      <StructureTab menuId={menuId} />
    </UnsavedGuard>,
  );
  // `find`, not `get`: a panel may still be loading when it is first needed.
  const press = async (name: string | RegExp) =>
    screen.user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('button', { name: 'Add category' });
  return {
    ...screen,
    server,
    press,
    headings: () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    saveButton: () => screen.getByRole('button', { name: 'Save order' }) as HTMLButtonElement,
  };
};

describe('a category', () => {
  const startRenaming = async () => {
    const tab = await openTab();
    await tab.press('Rename Starters');
    const field = tab.getByRole('textbox', { name: 'Category name' }) as HTMLInputElement;
    expect(field.value).toBe('Starters');
    await tab.user.clear(field);
    return { ...tab, field };
  };

  it('takes a new name with Enter', async () => {
    const { user, field, server, findByRole } = await startRenaming();
    server.reply(change, { id: null, sections: [{ ...starters, sectionName: 'To begin' }, mains] });
    await user.type(field, ' To begin {Enter}');
    expect(await findByRole('heading', { name: 'To begin' })).toBeTruthy();
    expect(server.calls(change)[0]?.body).toEqual({
      update: [{ _id: starters._id, newName: 'To begin', was: 'Starters' }],
    });
  });

  it('keeps its name with Escape, and with nothing typed', async () => {
    const { user, field, server, headings, press } = await startRenaming();
    await user.type(field, 'To begin{Escape}');
    expect(headings()).toContain('Starters');
    await press('Rename Starters');
    await user.keyboard('{Control>}a{/Control}{Backspace}{Enter}');
    expect(server.calls(change)).toEqual([]);
  });

  it('says why a name was refused, and keeps it in the field', async () => {
    const { user, field, server, findByText, getByRole } = await startRenaming();
    server.reply(change, refuse('section_name_taken', 'There is a category of this name already.'));
    await user.type(field, 'Mains{Enter}');
    expect(await findByText('There is a category of this name already.')).toBeTruthy();
    expect((getByRole('textbox', { name: 'Category name' }) as HTMLInputElement).value).toBe('Mains');
  });

  it('shows both names when another tab gave it one, and saves ours only on demand', async () => {
    const { user, field, server, findByText, press, getByText } = await startRenaming();
    const other = { ...starters, sectionName: 'Openers' };
    server.reply(change, refuse('changed_meanwhile', '', { section: other }));
    await user.type(field, 'To begin{Enter}');
    expect(await findByText('This was changed elsewhere meanwhile')).toBeTruthy();
    expect(getByText('Openers')).toBeTruthy();
    server.reply(change, { id: null, sections: [{ ...starters, sectionName: 'To begin' }, mains] });
    await press('Save mine');
    await waitFor(() => expect(server.calls(change)).toHaveLength(2));
    expect(server.calls(change)[1]?.body).toMatchObject({
      update: [{ newName: 'To begin', was: 'Openers' }],
    });
  });

  it('is deleted after a question that names it', async () => {
    const { press, server, findByRole, headings } = await openTab();
    await press('Delete category Starters');
    const question = within(await findByRole('alertdialog'));
    expect(question.getByText('Delete the category Starters?')).toBeTruthy();
    server.reply(change, { id: null, sections: [mains] });
    server.reply(dishes, [{ sectionId: mains._id, dishes: [steak] }]);
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(headings()).not.toContain('Starters'));
    expect(server.calls(change)[0]?.body).toEqual({ remove: [starters._id] });
    // Not to the top of the page: to what is left of the list.
    await waitFor(() => expect(document.activeElement?.closest('ul')).toBeTruthy());
  });

  it('stays when it could not be deleted', async () => {
    const { press, server, getByRole, findByRole, findByText } = await openTab();
    server.reply(change, refuse('internal'));
    await press('Delete category Starters');
    fireEvent.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await findByText('Failed to delete section.')).toBeTruthy();
    // The question stays for another try, with the page behind it.
    expect(getByRole('heading', { name: 'Starters' })).toBeTruthy();
  });

  it('is added once by a double click, without a name: the server finds a free one', async () => {
    const { user, getByRole, server, findByDisplayValue } = await openTab();
    server.reply(change, {
      id: '3'.repeat(24),
      sections: [starters, mains, buildSection('3', 'New category 1')],
    });
    await user.dblClick(getByRole('button', { name: 'Add category' }));
    expect(await findByDisplayValue('New category 1')).toBeTruthy();
    expect(server.calls(change).map(({ body }) => body)).toEqual([{ add: [{ dishes: [] }] }]);
  });
});

describe('a category that was just added', () => {
  const desserts = buildSection('3', 'New category 1');
  const fieldOf = (screen: { getByRole: (role: string, options: object) => HTMLElement }) =>
    screen.getByRole('textbox', { name: 'Category name' }) as HTMLInputElement;

  it('takes what is typed at once, before the server has answered, and no other does', async () => {
    const tab = await openTab();
    const later = answerLater<Answer<typeof change>>();
    tab.server.reply(change, later.answer);
    await tab.press('Add category');
    await tab.user.keyboard('Hot drinks');
    await act(async () => later.give({ id: desserts._id, sections: [starters, mains, desserts] }));
    await tab.user.keyboard(' & tea');
    expect(fieldOf(tab).value).toBe('Hot drinks & tea');
    const named = { ...desserts, sectionName: 'Hot drinks & tea' };
    tab.server.reply(change, { id: null, sections: [starters, mains, named] });
    await tab.user.keyboard('{Enter}');
    expect(await tab.findByRole('heading', { name: 'Hot drinks & tea' })).toBeTruthy();
    expect(tab.server.calls(change).map(({ body }) => body)).toEqual([
      { add: [{ dishes: [] }] },
      { update: [{ _id: desserts._id, newName: 'Hot drinks & tea', was: 'New category 1' }] },
    ]);
    expect(document.activeElement).toBe(tab.getByRole('button', { name: 'Rename Hot drinks & tea' }));
  });

  it('has its name selected, to be replaced or kept', async () => {
    const tab = await openTab();
    tab.server.reply(change, { id: desserts._id, sections: [starters, mains, desserts] });
    await tab.press('Add category');
    await tab.findByDisplayValue('New category 1');
    expect(document.activeElement).toBe(fieldOf(tab));
    expect(fieldOf(tab).selectionEnd).toBe('New category 1'.length);
    await tab.user.keyboard('{Escape}');
    expect(tab.headings()).toContain('New category 1');
    expect(document.activeElement).toBe(tab.getByRole('button', { name: 'Rename New category 1' }));
  });

  it('leaves the field of another one saved, not open', async () => {
    const tab = await openTab();
    await tab.press('Rename Starters');
    await tab.user.keyboard('To begin');
    const begin = { ...starters, sectionName: 'To begin' };
    tab.server.reply(change, { id: null, sections: [begin, mains] });
    await tab.press('Add category');
    await tab.findByRole('heading', { name: 'To begin' });
    await waitFor(() => expect(tab.server.calls(change)).toHaveLength(2));
    expect(tab.server.calls(change).map(({ body }) => body)).toEqual([
      { update: [{ _id: starters._id, newName: 'To begin', was: 'Starters' }] },
      { add: [{ dishes: [] }] },
    ]);
  });

  it('waits for the change before it, so that no older list comes last', async () => {
    const tab = await openTab();
    const first = answerLater<Answer<typeof change>>();
    tab.server.reply(change, first.answer);
    await tab.press('Add category');
    await tab.press('Rename Mains');
    await tab.user.keyboard('Big plates{Enter}');
    expect(tab.server.calls(change)).toHaveLength(1);
    const big = { ...mains, sectionName: 'Big plates' };
    await act(async () => {
      tab.server.reply(change, { id: null, sections: [starters, big, desserts] });
      first.give({ id: desserts._id, sections: [starters, mains, desserts] });
    });
    expect(await tab.findByRole('heading', { name: 'Big plates' })).toBeTruthy();
  });
});

describe('the stock of a dish', () => {
  it('changes on screen at once', async () => {
    const later = answerLater<Answer<typeof stock>>();
    const { getByRole, user, server } = await openTab();
    server.reply(stock, later.answer);
    const inStock = getByRole('switch', { name: 'In stock: Soup' });
    await user.click(inStock);
    await waitFor(() => expect(inStock.getAttribute('aria-checked')).toBe('false'));
    await act(async () => later.give({ ...soup, available: false, revision: 2 }));
    expect(inStock.getAttribute('aria-checked')).toBe('false');
    expect(server.calls(stock)[0]?.body).toEqual({ available: false });
  });

  it('is taken back, with a word, when it could not be saved', async () => {
    const { getByRole, user, server, findByText } = await openTab();
    server.reply(stock, refuse('internal'));
    await user.click(getByRole('switch', { name: 'In stock: Soup' }));
    expect(await findByText('The stock was not updated. Please try again.')).toBeTruthy();
    expect(getByRole('switch', { name: 'In stock: Soup' }).getAttribute('aria-checked')).toBe('true');
  });

  it('changed beside an open form does not make its save a conflict', async () => {
    const { getByRole, user, server, press, findByText } = await openTab();
    await press(/Edit.*Soup/);
    server.reply(stock, { ...soup, available: false, revision: 2 });
    await user.click(getByRole('switch', { name: 'In stock: Soup' }));
    await waitFor(() => expect(server.calls(stock)).toHaveLength(1));
    server.reply('PUT /dishes/:id', { ...soup, revision: 3 });
    await press('Save dish');
    expect(await findByText('The dish was saved')).toBeTruthy();
    expect(server.calls('PUT /dishes/:id')[0]?.body).toMatchObject({ revision: 2, available: false });
  });
});

describe('dragging with the keyboard', () => {
  /** Rows of sixty pixels, in the order of the page: a document in memory measures nothing. */
  const layOut = () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      // What is held begins where the row is that it was taken from, the second.
      const row = this.closest('li');
      const place = row ? [...document.querySelectorAll('li')].indexOf(row) : 1;
      return new DOMRect(0, place * 60, 300, 50);
    });
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  };
  const key = async (code: string) => {
    await act(async () => {
      fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
  };
  const startDragging = async (name: string) => {
    layOut();
    const tab = await openTab();
    const rows = () =>
      tab
        .getAllByRole('button', { name: /^Drag dish/ })
        .map((row) => row.getAttribute('aria-label')?.slice(10));
    tab.getByRole('button', { name }).focus();
    await key('Space');
    return { ...tab, rows, said: () => document.querySelector('[id^=DndLiveRegion]')?.textContent };
  };

  it('picks up with space, moves 25 pixels with an arrow, and drops with space', async () => {
    const { rows, said, saveButton, server, findByText } = await startDragging('Drag dish Soup');
    expect(said()).toBe('Soup: position 1 of 2 in category Starters.');
    expect(saveButton().disabled).toBe(true);
    await key('ArrowDown');
    expect(said()).toBe('Soup: position 1 of 2 in category Starters.');
    await key('ArrowDown');
    expect(said()).toBe('Soup: position 2 of 2 in category Starters.');
    await key('Space');
    expect(rows()).toEqual(['Salad', 'Soup', 'Steak']);
    expect(saveButton().disabled).toBe(false);
    server.reply(orderDishes, {});
    fireEvent.click(saveButton());
    expect(await findByText('order saved successfully')).toBeTruthy();
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    expect(server.calls(orderDishes)[0]?.body).toMatchObject({ order: [salad._id, soup._id] });
  });

  it('puts everything back with Escape', async () => {
    const { rows, said, saveButton } = await startDragging('Drag dish Soup');
    await key('ArrowDown');
    await key('ArrowDown');
    await key('Escape');
    expect(rows()).toEqual(['Soup', 'Salad', 'Steak']);
    expect(said()).toBe('Dragging cancelled. Soup is back in its place.');
    expect(saveButton().disabled).toBe(true);
  });
});

describe('the tab', () => {
  it('begins an empty menu with its first category', async () => {
    const { getByText, press, server, findByDisplayValue } = await openTab([]);
    expect(getByText('This menu is still empty')).toBeTruthy();
    server.reply(change, { id: starters._id, sections: [starters] });
    await press('Add category');
    expect(await findByDisplayValue('Starters')).toBe(document.activeElement);
  });

  it('says that the menu could not be loaded, and tries again', async () => {
    const server = fakeServer();
    server.reply(sections, noLine);
    server.reply(dishes, noLine);
    const { findByRole, user } = renderScreen(<StructureTab menuId={menuId} />);
    expect((await findByRole('alert')).textContent).toContain('No connection to the server');
    server.reply(sections, []);
    server.reply(dishes, []);
    await user.click(await findByRole('button', { name: 'Try again' }));
    expect(await findByRole('button', { name: 'Add category' })).toBeTruthy();
  });

  it('keeps what is typed, and what is being saved, when the tablet is turned', async () => {
    const { press, user, server, findByRole, findByText, getByRole } = await openTab();
    await press(/Edit.*Soup/);
    await user.type(await findByRole('textbox', { name: /Dish name/ }), ' of the day');
    const typed = () => (getByRole('textbox', { name: /Dish name/ }) as HTMLInputElement).value;
    await turnTo(false);
    expect(await findByRole('dialog')).toBeTruthy();
    await waitFor(() => expect(typed()).toBe('Soup of the day'));
    await turnTo(true);
    await waitFor(() => expect(typed()).toBe('Soup of the day'));
    expect(document.activeElement).toBe(getByRole('textbox', { name: /Dish name/ }));
    const later = answerLater<Answer<'PUT /dishes/:id'>>();
    server.reply('PUT /dishes/:id', later.answer);
    await press('Save dish');
    await turnTo(false);
    await act(async () => later.give({ ...soup, name: 'Soup of the day', revision: 2 }));
    expect(await findByText('The dish was saved')).toBeTruthy();
    expect(server.calls('PUT /dishes/:id')).toHaveLength(1);
  });

  it('asks before another dish takes the place of one that was changed', async () => {
    const { press, user, getByRole, findByRole, queryByRole } = await openTab();
    await press(/Edit.*Soup/);
    await user.type(await findByRole('textbox', { name: /Dish name/ }), ' of the day');
    await press(/Edit.*Salad/);
    const question = within(await findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect((getByRole('textbox', { name: /Dish name/ }) as HTMLInputElement).value).toBe('Soup of the day');
    await press(/Edit.*Salad/);
    await user.click(await findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
    expect((getByRole('textbox', { name: /Dish name/ }) as HTMLInputElement).value).toBe('Salad');
  });
});

describe('who closes a dish and adds another at once', () => {
  it('types its name, whenever the page is drawn', async () => {
    const { press, findByRole, getAllByRole, user } = await openTab();
    await press(/^Edit Soup/);
    await findByRole('textbox', { name: /name/i });
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    await press('Cancel');
    const [addDish] = getAllByRole('button', { name: /^Add dish/ });
    if (!addDish) throw new Error('there is nothing to add a dish with');
    await user.click(addDish);
    const field = await findByRole('textbox', { name: /name/i });
    await waitFor(() => expect(document.activeElement).toBe(field));
    vi.restoreAllMocks();
    act(() => {
      for (const draw of frames) draw(0);
    });
    expect(document.activeElement).toBe(field);
  });
});
