/**
 * The browser features a page may use. The board keeps the screen awake and rings, links are copied; nothing uses the
 * camera, microphone, location or payments, so no injected script could. (Notifications have no directive.)
 * Only names that browsers know: an unknown one logs a warning in every console.
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
