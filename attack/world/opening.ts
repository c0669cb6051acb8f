/** When every restaurant of an attack is open: past midnight, twice a day, and on a holiday that no attack lives to see. */
export const storedOpening = {
  hours: [
    { days: [0, 1, 2, 3, 4], from: '18:00', to: '02:00' },
    { days: [5], from: '09:00', to: '15:00' },
    { days: [6], from: '20:30', to: '01:00' },
  ],
  exceptions: [
    { day: '2198-12-31', windows: [{ from: '20:00', to: '04:00' }], name: 'New Year' },
    { day: '2199-01-01', windows: [], name: '' },
  ],
};
