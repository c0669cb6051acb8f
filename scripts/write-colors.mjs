/**
 * Writes the style sheets of colours from the palette. A test fails while they differ.
 *
 * npm run write -- colors   → web/styles/colors/*.css
 */
import { writeFile } from 'node:fs/promises';
import { colorSheets } from '../web/styles/color-sheets.ts';

for (const [name, sheet] of Object.entries(colorSheets))
  await writeFile(new URL(`../web/styles/colors/${name}`, import.meta.url), sheet);
