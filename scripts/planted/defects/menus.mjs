/** What guests read, and how a menu gets there. */
export const inMenus = [
  {
    name: 'text-leaves-its-script',
    meets: 'A dish whose description holds </script> runs as a program on every guest’s phone.',
    file: 'core/html/script-json.ts',
    text: ".replaceAll('<', '\\\\u003c')",
    becomes: '',
    test: {
      project: 'unit',
      file: 'web/guest/entry-server.test.ts',
      name: 'lets no text out of its place',
    },
  },
  {
    name: 'old-price-from-the-cache',
    meets: 'A price is raised, and whoever opens the menu afterwards still reads the old one.',
    file: 'server/rendering/guest/page-cache.ts',
    text: 'if (entry.ownerId === ownerId) entries.delete(name);',
    becomes: 'if (entry.ownerId === name) entries.delete(ownerId);',
    test: {
      project: 'postgres',
      file: 'server/rendering/pages.test.ts',
      name: 'changes as soon as the process hears of a change of the menu, the stock or the shift',
    },
  },
  {
    name: 'kosher-without-certificate',
    meets: 'A restaurant whose certificate has lapsed still calls its dishes kosher.',
    file: 'server/features/guest-menu/guest-menu-answer.presenter.ts',
    text: 'return certified ? answer : withoutKosherClaims(answer);',
    becomes: 'return certified ? withoutKosherClaims(answer) : answer;',
    test: {
      project: 'postgres',
      file: 'server/features/restaurants/kosher.routes.test.ts',
      name: 'says kosher only under a valid certificate, in every language, and keeps meat and dairy',
    },
  },
  {
    name: 'no-name-without-translation',
    meets: 'A guest who reads Russian sees an empty line where a dish has no Russian name.',
    file: 'core/orders/lines/localized-names.ts',
    text: 'texts.name ?? line.name',
    becomes: "texts.name ?? ''",
    test: {
      project: 'unit',
      file: 'core/orders/lines/localized-names.test.ts',
      name: 'are the translated ones, and the main ones where there is none',
    },
  },
  {
    name: 'import-drops-size-price',
    meets: 'An imported pizza of ₪45 and ₪69 costs ₪45 in both sizes.',
    file: 'core/menu-files/text/read-sizes.ts',
    text: 'price: toShekels(agorot(amount - price)),',
    becomes: 'price: 0,',
    test: {
      project: 'unit',
      file: 'core/menu-files/table/read-table.test.ts',
      name: 'may give two prices as sizes',
    },
  },
  {
    name: 'grey-on-white',
    meets: 'Times and hints are so pale that half the guests cannot read them in the sun.',
    file: 'core/theme/palette.ts',
    text: "'ink-2': '#5c635f',",
    becomes: "'ink-2': '#9c9f9d',",
    test: {
      project: 'unit',
      file: 'web/styles/tokens-contrast.test.ts',
      name: 'ink-2 is readable on paper',
    },
  },
];
