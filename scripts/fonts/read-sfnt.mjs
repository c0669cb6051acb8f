/**
 * Reads the few facts of a font file that the build needs: which characters it has, how wide they are, and how tall its
 * lines are. Only what OpenType fonts of this project contain is understood (cmap formats 4 and 12).
 */
export const readSfnt = (file) => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = readTableDirectory(view);
  const glyphs = readCharacterMap(view, tableAt(tables, 'cmap'));
  return {
    unitsPerEm: view.getUint16(tableAt(tables, 'head') + 18),
    ...readLineMetrics(view, tables),
    codePoints: [...glyphs.keys()].sort((a, b) => a - b),
    widthOf: widthReader(view, tables, glyphs),
  };
};

const tableAt = (tables, tag) => {
  const offset = tables.get(tag);
  if (offset === undefined) throw new Error(`The font has no ${tag} table.`);
  return offset;
};

const readTableDirectory = (view) => {
  const tables = new Map();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(entry + at)));
    tables.set(tag, view.getUint32(entry + 8));
  }
  return tables;
};

/** Browsers take hhea, unless the font asks for the typographic metrics (bit 7 of fsSelection). */
const readLineMetrics = (view, tables) => {
  const os2 = tables.get('OS/2');
  const usesTypographic = os2 !== undefined && (view.getUint16(os2 + 62) & 0x80) !== 0;
  const at = usesTypographic ? os2 + 68 : tableAt(tables, 'hhea') + 4;
  return { ascent: view.getInt16(at), descent: -view.getInt16(at + 2), lineGap: view.getInt16(at + 4) };
};

const readCharacterMap = (view, cmap) => {
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => {
    const offset = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    return { offset, format: view.getUint16(offset) };
  });
  const full = subtables.find(({ format }) => format === 12);
  const basic = subtables.find(({ format }) => format === 4);
  if (full) return readFormat12(view, full.offset);
  if (basic) return readFormat4(view, basic.offset);
  // A subset that kept no character has an empty map; the caller decides whether that is a fault.
  return new Map();
};

const readFormat12 = (view, offset) => {
  const glyphs = new Map();
  for (let group = 0; group < view.getUint32(offset + 12); group += 1) {
    const at = offset + 16 + group * 12;
    const [first, last, glyph] = [view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8)];
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
};

const readFormat4 = (view, offset) => {
  const glyphs = new Map();
  const doubled = view.getUint16(offset + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = view.getUint16(offset + 14 + segment);
    const first = view.getUint16(offset + 16 + doubled + segment);
    const delta = view.getUint16(offset + 16 + doubled * 2 + segment);
    const rangeAt = offset + 16 + doubled * 3 + segment;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const found = range === 0 ? code : view.getUint16(rangeAt + range + (code - first) * 2);
      const glyph = found === 0 && range !== 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
};

const widthReader = (view, tables, glyphs) => {
  const lastWidth = view.getUint16(tableAt(tables, 'hhea') + 34) - 1;
  const widths = tableAt(tables, 'hmtx');
  return (codePoint) => {
    const glyph = glyphs.get(codePoint);
    return glyph === undefined ? null : view.getUint16(widths + Math.min(glyph, lastWidth) * 4);
  };
};
