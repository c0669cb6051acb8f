import { listenEarly } from './early-cart.ts';

window.takeEarlyTaps = listenEarly(document, localStorage);
