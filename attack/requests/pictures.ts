import { constantFrom } from 'fast-check';
import { smallPicture } from '../world/known-texts.ts';

/** One picture, and what only says that it is one. */
export const picture = constantFrom(
  smallPicture,
  smallPicture,
  smallPicture.slice(0, -20),
  'data:image/png;base64,',
  'data:,',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  'data:text/html;base64,PHNjcmlwdD4=',
  `data:image/jpeg;base64,/9j/${'A'.repeat(3000)}`,
  'data:image/gif;base64,R0lGODlh//////AAACwAAAAA/////wAA',
);
