/* An order is ordered again, or changed, where its menu is: the address of the menu says which. */

export type Resumed = { readonly how: 'change' | 'again'; readonly token: string };

export const resumingHash = ({ how, token }: Resumed): string => `#${how}-${token}`;

export const resumedIn = (hash: string): Resumed | null => {
  const [, how, token] = /^#(change|again)-([\w-]{20,64})$/.exec(hash) ?? [];
  return how && token ? { how: how as Resumed['how'], token } : null;
};
