import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';
import { lenders } from '../../core/theme/font-lenders.ts';
import { scripts, textFeatures, unicodeRange } from './characters.mjs';
import { fallbackFaces, samples } from './fallback-metrics.mjs';

/** Cuts one typeface into its faces. Returns the bytes; writing them is the caller's. */
export const cutTypeface = async (typeface, packagesFolder) => {
  const has = (source) => existsSync(sourceFile(packagesFolder, typeface, source, weightsOf(typeface)[0]));
  const sourceFor = (source) => (has(source) ? typeface : (lenders[typeface.kind][source] ?? typeface));
  const faces = [];
  for (const script of scripts) {
    const owner = sourceFor(script.source);
    for (const weight of weightsOf(owner)) {
      const path = sourceFile(packagesFolder, owner, script.source, weight);
      const isBorrowed = owner !== typeface && !alwaysNamed.includes(script.name);
      faces.push({
        key: owner.key,
        script: script.name,
        isBorrowed,
        ...(await cutFace(path, script, weight)),
      });
    }
  }
  requireScripts(typeface, faces);
  return { faces, fallbacks: await measureFallbacks(typeface, sourceFor, packagesFolder) };
};

/** Every page names the faces of these; borrowed ones of another script only the pages of its language. */
const alwaysNamed = ['hebrew', 'common', 'latin'];

export const weightsOf = ({ weights }) => (Array.isArray(weights) ? weights : [weights]);
export const isVariable = (weight) => typeof weight === 'object';

const packageOf = ({ key, weights }) => `@fontsource${Array.isArray(weights) ? '' : '-variable'}/${key}`;
export const sourceFile = (packagesFolder, typeface, source, weight) =>
  `${packagesFolder}/${packageOf(typeface)}/files/${typeface.key}-${source}-${isVariable(weight) ? 'wght' : weight}-normal.woff2`;

const cutFace = async (path, { characters, features = textFeatures }, weight) => {
  const options = {
    keepFeatures: features,
    ...(isVariable(weight) ? { variationAxes: { wght: { min: weight.from, max: weight.to } } } : {}),
    noHinting: true,
  };
  const source = await readFile(path);
  return {
    weight: isVariable(weight) ? `${weight.from} ${weight.to}` : String(weight),
    // From the characters the file really has: a range that promises those of another would fetch it in vain.
    unicodeRange: unicodeRange(presentIn(source, characters)),
    content: await subsetFont(source, characters, { ...options, targetFormat: 'woff2' }),
  };
};

const presentIn = (file, characters) => {
  const font = fontkit.create(file);
  return [...characters]
    .map((character) => character.codePointAt(0))
    .filter((codePoint) => font.hasGlyphForCodePoint(codePoint))
    .sort((a, b) => a - b);
};

const requireScripts = (typeface, faces) => {
  for (const script of [...alwaysNamed, 'arabic', 'cyrillic']) {
    if (!faces.some((face) => face.script === script && face.unicodeRange !== ''))
      throw new Error(`${typeface.family}: no ${script} letters in ${packageOf(typeface)}.`);
  }
};

const measureFallbacks = async (typeface, sourceFor, packagesFolder) => {
  const fonts = {};
  for (const source of ['hebrew', 'latin']) {
    const owner = sourceFor(source);
    const [weight] = weightsOf(owner);
    const file = await readFile(sourceFile(packagesFolder, owner, source, weight));
    const regular = isVariable(weight) ? { variationAxes: { wght: weight.from } } : {};
    const cut = await subsetFont(file, samples[source], { ...regular, targetFormat: 'sfnt' });
    fonts[source] = fontkit.create(cut);
  }
  return fallbackFaces(typeface.kind, fonts);
};
