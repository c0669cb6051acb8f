/** So many shifts come at once: a month or two of evenings. A shorter page is the last. */
export const shiftsPerPage = 50;
