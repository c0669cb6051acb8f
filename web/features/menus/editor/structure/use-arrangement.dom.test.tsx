import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { moveDish, moveSection } from '#core/menus/sections/menu-arrangement.ts';
import type { Answer } from '#web/lib/api/call.ts';
import { answerLater, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { menuDishesQuery, sectionsQuery } from '../saved-menu/editor-queries.ts';
import { buildEditorDish, buildSection, menuId } from '../testing/build-menu.ts';
import { useArrangement } from './use-arrangement.ts';

const sections = 'GET /menus/:menuId/sections';
const dishes = 'GET /menus/:menuId/dishes';
const orderSections = 'PUT /menus/:menuId/sections/order';
const orderDishes = 'PUT /menus/:menuId/sections/:sectionId/order';

const [starters, mains] = [buildSection('1', 'Starters'), buildSection('2', 'Mains')];
const groups: Answer<typeof dishes> = [
  { sectionId: starters._id, dishes: ['a', 'b', 'c'].map((mark) => buildEditorDish(mark)) },
  { sectionId: mains._id, dishes: [buildEditorDish('d')] },
];
const id = (mark: string) => mark.repeat(24);

type Editing = ReturnType<typeof useArrangement>;
let current: Editing | null = null;
const editing = (): Editing => {
  if (!current) throw new Error('the menu is still loading');
  return current;
};
const Structure = ({ of }: { of: { sections: Answer<typeof sections>; groups: typeof groups } }) => {
  current = useArrangement(menuId, of.sections, of.groups);
  return null;
};
const Loaded = () => {
  const { data: known } = useQuery(sectionsQuery(menuId));
  const { data: held } = useQuery(menuDishesQuery(menuId));
  return known && held && <Structure of={{ sections: known, groups: held }} />;
};

const openEditor = async () => {
  const server = fakeServer();
  server.reply(sections, [starters, mains]);
  server.reply(dishes, groups);
  server.reply(orderSections, {});
  server.reply(orderDishes, {});
  current = null;
  const page = renderScreen(<Loaded />);
  await waitFor(() => expect(current).not.toBeNull());
  return { ...page, server };
};
/** As `1:abc 2:d`. */
const order = () =>
  editing()
    .arrangement.map((section) => `${section.id[0]}:${section.dishIds.map((each) => each[0]).join('')}`)
    .join(' ');
const drag = (dish: string, to: string, place: number) =>
  act(() => editing().arrange(moveDish(editing().arrangement, id(dish), id(to), place)));
const save = () => act(async () => editing().save());

describe('an order that was dragged', () => {
  it('is unsaved until it is saved, and not when it was dragged back', async () => {
    await openEditor();
    expect(editing().isDirty).toBe(false);
    drag('c', '1', 0);
    expect([order(), editing().isDirty]).toEqual(['1:cab 2:d', true]);
    drag('c', '1', 2);
    expect([order(), editing().isDirty]).toEqual(['1:abc 2:d', false]);
  });

  it('is sent as it differs alone: only sections whose dishes moved, with the order they had', async () => {
    const { server, findByText } = await openEditor();
    drag('c', '1', 0);
    await save();
    expect(await findByText('order saved successfully')).toBeTruthy();
    expect(server.calls(orderSections)).toEqual([]);
    expect(server.calls(orderDishes).map(({ params, body }) => [params.sectionId, body])).toEqual([
      [starters._id, { order: [id('c'), id('a'), id('b')], was: [id('a'), id('b'), id('c')] }],
    ]);
    expect([order(), editing().isDirty]).toEqual(['1:cab 2:d', false]);
  });

  it('of sections is sent on its own', async () => {
    const { server, findByText } = await openEditor();
    act(() => editing().arrange(moveSection(editing().arrangement, mains._id, starters._id)));
    await save();
    await findByText('order saved successfully');
    expect(server.calls(orderSections)[0]?.body).toEqual({
      order: [mains._id, starters._id],
      was: [starters._id, mains._id],
    });
    expect(server.calls(orderDishes)).toEqual([]);
    expect(order()).toBe('2:d 1:abc');
  });

  it('keeps what was dragged while it was being saved', async () => {
    const later = answerLater<Answer<typeof orderDishes>>();
    const { server, findByText } = await openEditor();
    server.reply(orderDishes, later.answer);
    drag('c', '1', 0);
    await save();
    drag('b', '2', 0);
    later.give({});
    await findByText('order saved successfully');
    expect([order(), editing().isDirty]).toEqual(['1:ca 2:bd', true]);
  });

  it('loses neither a dish nor a category that was added after it was dragged', async () => {
    const { queries, findByText } = await openEditor();
    drag('c', '1', 0);
    const added = buildSection('3', 'Drinks');
    act(() => {
      queries.setQueryData(sectionsQuery(menuId).queryKey, [starters, mains, added]);
      queries.setQueryData(menuDishesQuery(menuId).queryKey, [
        ...groups.slice(0, 1),
        { sectionId: mains._id, dishes: [buildEditorDish('d'), buildEditorDish('e')] },
      ]);
    });
    await waitFor(() => expect(order()).toBe('1:cab 2:de 3:'));
    await save();
    await findByText('order saved successfully');
    await waitFor(() => expect(editing().isDirty).toBe(false));
    expect(order()).toBe('1:cab 2:de 3:');
  });

  it('stays on screen when it could not be saved, and is saved by another try', async () => {
    const { server, findByText } = await openEditor();
    server.reply(orderDishes, noLine);
    drag('c', '1', 0);
    await save();
    expect(await findByText('The order was not saved. It is still here, try again.')).toBeTruthy();
    expect([order(), editing().isDirty]).toEqual(['1:cab 2:d', true]);
    server.reply(orderDishes, {});
    await save();
    await findByText('order saved successfully');
    expect(editing().isDirty).toBe(false);
  });
});

describe('two tabs that order one menu', () => {
  const theirs: typeof groups = [
    { sectionId: starters._id, dishes: ['b', 'a', 'c'].map((mark) => buildEditorDish(mark)) },
    groups[1] as (typeof groups)[number],
  ];
  const collide = async () => {
    const editor = await openEditor();
    editor.server.reply(orderDishes, refuse('changed_meanwhile'));
    drag('c', '1', 0);
    editor.server.reply(dishes, theirs);
    await save();
    await waitFor(() => expect(editing().conflict).not.toBeNull());
    return editor;
  };

  it('show what is saved now beside what was dragged, and overwrite nothing unasked', async () => {
    await collide();
    expect(order()).toBe('1:cab 2:d');
    expect(editing().saved[0]?.dishIds.map((each) => each[0])).toEqual(['b', 'a', 'c']);
  });

  it('save this one’s order over the newest when the owner says so', async () => {
    const { server, findByText } = await collide();
    server.reply(orderDishes, {});
    await act(async () => editing().conflict?.keepMine());
    await findByText('order saved successfully');
    expect(server.calls(orderDishes).at(-1)?.body).toEqual({
      order: [id('c'), id('a'), id('b')],
      was: [id('b'), id('a'), id('c')],
    });
    expect(editing().conflict).toBeNull();
  });

  it('or take the other’s', async () => {
    const { server } = await collide();
    const sent = server.calls(orderDishes).length;
    act(() => editing().conflict?.takeTheirs());
    expect([order(), editing().isDirty]).toEqual(['1:bac 2:d', false]);
    expect(server.calls(orderDishes)).toHaveLength(sent);
  });
});
