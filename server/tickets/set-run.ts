import type { Bidi } from 'bidi-js';
import { LRUCache } from 'lru-cache';
import type { OutlinePoint, SetGlyph } from '#core/printing/ticket/layout/ticket-fonts.ts';
import type { Face } from './font-face.ts';

const corner = (x: number, y: number): OutlinePoint => ({ x, y, via: null });
/** An empty box: somebody wrote here what our fonts lack. */
const missing: SetGlyph = {
  outline: [
    [corner(0.08, 0), corner(0.08, 0.7), corner(0.62, 0.7), corner(0.62, 0)],
    [corner(0.14, 0.06), corner(0.56, 0.06), corner(0.56, 0.64), corner(0.14, 0.64)],
  ],
  advance: 0.7,
  dx: 0,
  dy: 0,
};

/** Marks of direction, joiners, and what only says how an emoji looks: nothing to see. What follows a joiner is part of it. */
const unseen =
  /\u200c|\u200e|\u200f|[\u2066-\u2069]|\p{Variation_Selector}|\p{Emoji_Modifier}|\u200d(?:(?!\p{Script=Arabic})\p{So})?/gu;
const joiners = /\u200c|\u200d/;
const marks = /\p{M}/gu;
const lookAlikes: Readonly<Record<string, string>> = {
  '‑': '-',
  '−': '-',
  '′': "'",
  '″': '"',
  ʼ: '’',
  ı: 'i',
  ł: 'l',
  Ł: 'L',
};

/** Spaces stay before their word: a joiner behind one belongs to it. */
const words = / *[^ ]+| +$/g;
/** A menu's words and some evenings of names; a few hundred bytes each. */
const keptWords = 2_000;

type Piece = { readonly face: Face | null; text: string };

/** Writes runs of one direction in the faces of one weight. */
export const createRunSetter = (faces: readonly Face[], arabic: Face, bidi: Bidi) => {
  const faceOf = (character: string): Face | null =>
    faces.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0)) ?? null;
  const hasAll = (text: string): boolean => text !== '' && [...text].every(faceOf);

  /** The letters themselves, or the nearest that there are: 'é' for its two parts, 's' for 'ş'; a vowel sign we lack is left out. */
  const nearest = (character: string): string => {
    if (faceOf(character) || joiners.test(character)) return character;
    const plain = character.normalize('NFKD');
    const tries = [lookAlikes[character], character.normalize('NFKC'), plain, plain.replace(marks, '')];
    return tries.find((text) => text !== undefined && hasAll(text)) ?? character.replace(marks, '');
  };

  const piecesOf = (text: string): Piece[] => {
    const pieces: Piece[] = [];
    for (const character of text) {
      const last = pieces.at(-1);
      // A joiner belongs to the letters beside it.
      const face = joiners.test(character) && last ? last.face : faceOf(character);
      if (last && last.face === face) last.text += character;
      else pieces.push({ face, text: character });
    }
    return pieces;
  };

  const glyphsOf = new Map<string, SetGlyph>();
  const glyphOf = (character: string): SetGlyph => {
    const glyph = glyphsOf.get(character) ?? faceOf(character)?.glyphOf(character.codePointAt(0) ?? 0);
    if (!glyph) return missing;
    glyphsOf.set(character, glyph);
    return glyph;
  };
  const seen = (text: string): string => text.replace(unseen, '');

  const setWord = (text: string, isRightToLeft: boolean): SetGlyph[] => {
    const written = [...text].map(nearest).join('');
    if (!isRightToLeft) return [...seen(written)].map(glyphOf);
    return piecesOf(written)
      .reverse()
      .flatMap(({ face, text: piece }) =>
        face === arabic
          ? arabic.joinArabic(piece)
          : [...seen(piece)]
              .reverse()
              .map((character) => glyphOf(bidi.getMirroredCharacter(character) ?? character)),
      );
  };

  // A line is measured again with each of its words, and nothing in a word depends on another.
  const set = {
    ltr: new LRUCache<string, SetGlyph[]>({ max: keptWords }),
    rtl: new LRUCache<string, SetGlyph[]>({ max: keptWords }),
  };
  return (text: string, isRightToLeft: boolean): SetGlyph[] => {
    const known = isRightToLeft ? set.rtl : set.ltr;
    const glyphs = (text.match(words) ?? []).map((word) => {
      const kept = known.get(word) ?? setWord(word, isRightToLeft);
      known.set(word, kept);
      return kept;
    });
    return (isRightToLeft ? glyphs.reverse() : glyphs).flat();
  };
};
