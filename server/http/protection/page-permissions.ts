/**
 * What a page may ask its browser for. The board keeps the screen awake and rings, links are copied; nothing of ours
 * looks, listens, locates or pays, so no script that got in could. (Notifications have no directive of their own.)
 * Only names that browsers know: an unknown one is a warning in every console.
 */
export const permissionsPolicy = [
  ...['autoplay', 'clipboard-write', 'screen-wake-lock'].map((feature) => `${feature}=(self)`),
  ...[
    'camera',
    'display-capture',
    'geolocation',
    'hid',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ');
