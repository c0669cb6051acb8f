/** An area of the restaurant, as a printer's settings name it. */
export type AreaChoice = { readonly _id: string; readonly name: string };
