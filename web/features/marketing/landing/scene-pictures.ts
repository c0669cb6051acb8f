import type { Locale } from '#core/i18n/locale.ts';
import boardEn from '../pictures/board-en.webp';
import boardHe from '../pictures/board-he.webp';
import editorEn from '../pictures/editor-en.webp';
import editorHe from '../pictures/editor-he.webp';
import guestEn from '../pictures/guest-en.webp';
import guestHe from '../pictures/guest-he.webp';

/* Taken of the product by `npm run pictures`, in these proportions. */
const guest = { width: 390, height: 800 };
const board = { width: 1280, height: 900 };
const editor = { width: 1440, height: 940 };

export const scenePictures = {
  he: {
    guest: { src: guestHe, ...guest },
    board: { src: boardHe, ...board },
    editor: { src: editorHe, ...editor },
  },
  en: {
    guest: { src: guestEn, ...guest },
    board: { src: boardEn, ...board },
    editor: { src: editorEn, ...editor },
  },
} satisfies Record<Locale, object>;
