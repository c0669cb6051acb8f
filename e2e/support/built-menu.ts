import type { APIRequestContext } from '@playwright/test';
import { signUpByCalls } from './owner-calls.ts';

/** An owner with a menu, made through their calls: journeys about the studio begin where it stands. */
export const buildMenu = async (owner: APIRequestContext, names: readonly string[] = []) => {
  const dishes = names.map((name) => ({ name, price: 32 }));
  const { ownerId, menu, send } = await signUpByCalls(owner, { sections: [{ name: 'ראשונות', dishes }] });
  return {
    ownerId,
    menuId: menu?.menu._id ?? '',
    sectionId: menu?.sections[0]?._id ?? '',
    dishIds: menu?.dishes.map(({ _id }) => _id) ?? [],
    send,
  };
};
