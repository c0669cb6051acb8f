import type { EndpointName } from '#core/contract.ts';

const ofSessions = 'who is signed in where: a board whose session ends hears that (session-end.test.ts)';
const ofAccount = 'of the account, which no board shows';
const ofGuests = 'guests alone see it';
const ofLater = 'orders from now on are taken by it; those on a board stay as they are';
const ofSettings = 'the settings alone show it';
const onPaper = 'a ticket that waits says nothing; that it does not come out is said';

/** Calls that change nothing a board shows, each with the reason. */
export const exemptCalls: Partial<Record<EndpointName, string>> = {
  signUp: ofSessions,
  logIn: ofSessions,
  logOut: ofSessions,
  logOutEverywhere: ofSessions,
  logOutDevice: ofSessions,
  deleteAccount: ofSessions,
  verifyPassword: ofSessions,
  becomeStation: ofSessions,
  pairStation: ofSessions,
  endStation: ofSessions,
  leaveStation: ofSessions,
  typePin: ofSessions,
  forgetPin: ofSessions,
  tryEvening: ofSessions,
  changePassword: ofAccount,
  forgotPassword: ofAccount,
  resetPassword: ofAccount,
  changeEmail: ofAccount,
  resendEmailLink: ofAccount,
  cancelEmailChange: ofAccount,
  confirmEmail: ofAccount,
  beginSecondFactor: ofAccount,
  confirmSecondFactor: ofAccount,
  renewRecoveryCodes: ofAccount,
  endSecondFactor: ofAccount,
  setPin: ofAccount,
  setPinLength: ofAccount,
  makeStationCode: ofSettings,
  makeAgentCode: ofSettings,
  pairAgent: ofSettings,
  deletePrintAgent: ofSettings,
  replacePrinterSecret: ofSettings,
  savePreflight: 'the list of shifts alone shows it',
  createMenu: 'another menu than the one that is served',
  copyMenu: 'another menu than the one that is served',
  deleteMenu: 'another menu than the one that is served',
  updateMenu: ofGuests,
  setLogo: ofGuests,
  saveTranslations: ofGuests,
  deleteDishImage: ofGuests,
  saveKosher: ofGuests,
  reissueTableCodes: ofGuests,
  replaceReadyAddress: 'the screen that shows numbers, which hears of it',
  setSectionArea: ofLater,
  saveOrdering: ofLater,
  printTest: onPaper,
  printVisitBill: onPaper,
  setGuestDataPeriod: 'evenings that are long over lose their guests',
  countViews: 'reports alone show it',
  sendMessage: 'a mail to who runs the installation',
  tellPresence: 'whether boards are watched; boards do not show it',
  attendTry: 'made-up guests come, each of whom orders like any',
};
