/** What an owner saves in the settings; the parts a test does not name are ordinary. */
export const settingsBody = {
  restaurantName: 'The Palm',
  address: 'Harbour 4',
  phoneNumber: '0501234567',
  description: 'By the sea',
  hasTableNumbers: true,
  tableNumbersCount: 12,
};
