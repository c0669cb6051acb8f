/** Where the browser keeps what its guest must not eat: for every restaurant, since it is the guest's, not the menu's. */
export const avoidsKey = 'avoids';
