/** What is owed, what came in, and what is said of it afterwards. */
export const inMoney = [
  {
    name: 'share-loses-an-agora',
    meets: 'Three divide ₪100, each pays ₪33.33, and the table is never paid.',
    file: 'core/payments/shares.ts',
    text: 'amount - share * (payers - 1)',
    becomes: 'share',
    test: {
      project: 'unit',
      file: 'core/payments/shares.test.ts',
      name: 'loses nothing and adds nothing, and only the last share differs',
    },
  },
  {
    name: 'rounded-in-binary',
    meets: 'A dish of ₪1.005 costs an agora less than the page says.',
    file: 'core/values/money.ts',
    text: 'Math.round(Number((shekels * 100).toFixed(6)))',
    becomes: 'Math.round(shekels * 100)',
    test: {
      project: 'unit',
      file: 'core/values/money.test.ts',
      name: 'rounds half up, also where binary fractions would not',
    },
  },
  {
    name: 'paid-more-than-owed',
    meets: 'Two members of staff take the money of one table, and it has paid twice.',
    file: 'server/features/visits/taking.service.ts',
    text: 'if (amount > owed || amount === 0)',
    becomes: 'if (amount === 0)',
    test: {
      project: 'postgres',
      file: 'server/features/visits/taking.routes.test.ts',
      name: 'is never more than is owed, and nothing is owed before an order is approved',
    },
  },
  {
    name: 'void-tells-nobody',
    meets: 'A payment is voided, and the other tablets still call the order paid.',
    file: 'server/features/visits/taking.service.ts',
    text: 'await ordersTogether.store(tx, scope, changes, { deleted });',
    becomes: '',
    test: {
      project: 'postgres',
      file: 'server/features/visits/taking.routes.test.ts',
      name: 'is told to all screens, as it was when it came in: each of its orders, and their visit',
    },
  },
  {
    name: 'rejected-order-in-takings',
    meets: 'The report of the evening counts orders that were rejected as money that came in.',
    file: 'core/reports/shift-totals.ts',
    text: 'if (order.refused) addRefused(totals, shift, order, order.refused);\n  else addSold',
    becomes: 'if (order.refused) addRefused(totals, shift, order, order.refused);\n  addSold',
    test: {
      project: 'postgres',
      file: 'server/features/reports/reports.routes.test.ts',
      name: 'tells takings, minutes and who was refused why, while it is open and when it is closed',
    },
  },
  {
    name: 'formula-in-a-report',
    meets: 'A guest calls himself =HYPERLINK(…), and the owner who opens the report in Excel runs it.',
    file: 'server/table-files/csv-file.ts',
    text: 'momentText(cell) : guardCell(cell)',
    becomes: 'momentText(cell) : cell',
    test: {
      project: 'embedded',
      file: 'server/table-files/table-files.test.ts',
      name: 'gives back every text to whoever parses it, and never one that is a formula',
    },
  },
];
