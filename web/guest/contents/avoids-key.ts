/** Where the browser stores what the guest must not eat: for all restaurants, since it is the guest's, not the menu's. */
export const avoidsKey = 'avoids';
