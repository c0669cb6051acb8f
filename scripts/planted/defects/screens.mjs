/** What eyes, hands and screen readers meet. */
export const inScreens = [
  {
    name: 'focus-falls-from-the-board',
    meets: 'Whoever works the board by keyboard is thrown to the top of the page after each order.',
    file: 'web/features/orders/board/card/placed-card.tsx',
    text: 'if (isLeaving && item.current?.contains(document.activeElement)) focusNextStep(item.current);',
    becomes: '',
    test: {
      project: 'dom',
      file: 'web/features/orders/board/card/placed-card.dom.test.tsx',
      name: 'hands the focus on to the next order when the one that had it leaves, and to the one before at the end',
    },
  },
  {
    name: 'focus-lost-with-a-dialog',
    meets: 'After a dialog the keyboard begins at the top of the page again.',
    file: 'web/ui/overlay/use-focus-return.ts',
    text: 'if (document.activeElement === document.body) goBack.current();',
    becomes: '',
    test: {
      project: 'dom',
      file: 'web/ui/overlay/overlays.dom.test.tsx',
      name: 'gives the focus back to the button that asked',
    },
  },
  {
    name: 'physical-side',
    meets: 'In Hebrew a name is cut off by the margin that English needs.',
    file: 'web/features/orders/board/card/order-card.tsx',
    text: '-me-1.5 line-clamp-2',
    becomes: '-mr-1.5 line-clamp-2',
    test: { project: 'structure', file: 'scripts/structure/direction.mjs', name: 'use me- instead of mr-' },
  },
  {
    name: 'card-hides-its-order',
    meets:
      'A card is cut off after three dishes, with half of the screen empty below it, and the cook makes three.',
    file: 'web/features/orders/board/card/order-card.tsx',
    text: "'max-h-[max(16rem,calc(100cqh-1rem))]'",
    becomes: "'max-h-[16rem]'",
    test: {
      project: 'browser',
      file: 'e2e/journeys/board-layout.spec.ts',
      name: 'A card shows its whole order; one longer than the screen says how much is missing, and opens with a tap @desktop',
    },
  },
  {
    name: 'focus-falls-in-a-browser',
    meets: 'By keyboard the board is used once: after the first order the focus is at the top.',
    file: 'web/lib/browser/focus-next-step.ts',
    text: 'control?.focus();',
    becomes: '',
    test: {
      project: 'browser',
      file: 'e2e/journeys/board-layout.spec.ts',
      name: 'By keyboard I go from order to order; the focus never falls to the top @hebrew',
    },
  },
];
