import { mix } from './shade.ts';

/** What the food stands on. */
export type Stage = 'plate' | 'dark-plate' | 'board' | 'marble' | 'cloth' | 'coaster';

/** The drawing is laid out on this canvas and rendered at `pictureScale`: the food renders hold no more detail. */
export const canvasWidth = 1280;
export const canvasHeight = 960;
export const pictureScale = 0.75;

const svg = (content: string, detail: 'sharp' | 'soft' = 'sharp'): Buffer => {
  // Soft things are drawn small and enlarged; blurring them at full size would take most of the time.
  const scale = detail === 'sharp' ? pictureScale : pictureScale / 4;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvasWidth * scale}" height="${canvasHeight * scale}" viewBox="0 0 ${canvasWidth} ${canvasHeight}">${content}</svg>`,
  );
};

/** A studio sweep: wall and table in one colour, lit from the upper left, with pools of light. To be blurred and enlarged. */
export const backdrop = (ground: string, random: () => number): Buffer => {
  const light = mix(ground, '#ffffff', 0.62);
  const deep = mix(ground, '#5a3420', 0.16);
  const horizon = 400 + random() * 50;
  const tilt = (random() - 0.5) * 40;
  const pools = Array.from({ length: 5 }, () => {
    const x = random() * canvasWidth;
    const y = random() * 330;
    const radius = 46 + random() * 110;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius.toFixed(0)}" fill="#fff" opacity="${(0.06 + random() * 0.1).toFixed(2)}"/>`;
  }).join('');
  return svg(
    `
    <defs>
      <radialGradient id="wall" cx="30%" cy="12%" r="95%">
        <stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/>
      </radialGradient>
      <linearGradient id="table" x1="0" y1="0" x2="0.35" y2="1">
        <stop offset="0" stop-color="${mix(ground, '#ffffff', 0.5)}"/><stop offset="1" stop-color="${mix(ground, '#5a3420', 0.06)}"/>
      </linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    ${pools}
    <path d="M-100 ${horizon + tilt} Q 640 ${horizon - 30} 1380 ${horizon - tilt} V1060 H-100 Z" fill="url(#table)"/>`,
    'soft',
  );
};

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** Fades towards its edge, so it needs no blurring. */
const shadow = (cx: number, cy: number, rx: number, ry: number, opacity: number): string =>
  ellipse(cx, cy, rx, ry, 'url(#shadow)', `opacity="${opacity}"`);

const shadowUnder = (cx: number, cy: number, rx: number, ry: number): string =>
  shadow(cx + 40, cy + 44, rx * 1.28, ry * 1.4, 0.5) + shadow(cx + 10, cy + 22, rx * 1.12, ry * 1.16, 0.55);

const plate = (cx: number, cy: number, glaze: string, edge: string): string => `
    ${ellipse(cx, cy + 13, 470, 176, mix(edge, '#000000', 0.16))}
    ${ellipse(cx, cy, 472, 176, 'url(#glaze)')}
    ${ellipse(cx, cy - 1, 470, 174, 'none', `stroke="${mix(glaze, '#ffffff', 0.75)}" stroke-width="3"`)}
    ${ellipse(cx, cy + 6, 358, 126, mix(edge, '#000000', 0.06), 'opacity="0.4"')}
    ${ellipse(cx, cy + 9, 350, 121, 'url(#well)')}`;

const board = (cx: number, cy: number, random: () => number): string => {
  const grain = Array.from({ length: 9 }, (_, index) => {
    const y = cy - 120 + index * 29 + random() * 10;
    const bend = (random() - 0.5) * 26;
    return `<path d="M${cx - 520} ${y.toFixed(1)} q 500 ${bend.toFixed(1)} 1040 0" stroke="#8a5530" stroke-opacity="${(0.1 + random() * 0.12).toFixed(2)}" stroke-width="${(1.5 + random() * 2.5).toFixed(1)}" fill="none"/>`;
  }).join('');
  const top = `M${cx - 400} ${cy - 132} H${cx + 400} Q${cx + 436} ${cy - 132} ${cx + 446} ${cy - 100} L${cx + 500} ${cy + 96} Q${cx + 508} ${cy + 138} ${cx + 462} ${cy + 138} H${cx - 462} Q${cx - 508} ${cy + 138} ${cx - 500} ${cy + 96} L${cx - 446} ${cy - 100} Q${cx - 436} ${cy - 132} ${cx - 400} ${cy - 132} Z`;
  return `
    <clipPath id="top"><path d="${top}"/></clipPath>
    <path d="${top}" transform="translate(0 24)" fill="#8f5a34"/>
    <path d="${top}" fill="url(#wood)"/>
    <g clip-path="url(#top)">${grain}</g>
    <path d="${top}" fill="none" stroke="#f6d7ad" stroke-opacity="0.7" stroke-width="3"/>`;
};

const cloth = (cx: number, cy: number, ground: string, random: () => number): string => {
  const base = mix(ground, '#ffffff', 0.72);
  const stripe = mix(ground, '#7a4a2a', 0.3);
  const turn = (random() - 0.5) * 14;
  const stripes = [-330, -300, 300, 330]
    .map(
      (x) => `<rect x="${cx + x}" y="${cy - 170}" width="11" height="340" fill="${stripe}" opacity="0.55"/>`,
    )
    .join('');
  const shape = `<rect x="${cx - 410}" y="${cy - 160}" width="820" height="320" rx="22"`;
  return `<g transform="translate(${cx} ${cy}) skewX(${(-14 + turn / 2).toFixed(1)}) rotate(${(turn / 3).toFixed(1)}) translate(${-cx} ${-cy})">
    ${shape} transform="translate(10 14)" fill="#3a2010" opacity="0.12"/>
    ${shape} transform="translate(5 7)" fill="#3a2010" opacity="0.14"/>
    <clipPath id="cloth">${shape}/></clipPath>
    ${shape} fill="${base}"/><g clip-path="url(#cloth)">${stripes}</g></g>`;
};

/** The stage with its shadow on the table, centred on the point where the food stands. */
export const drawStage = (
  stage: Stage,
  ground: string,
  cx: number,
  cy: number,
  random: () => number,
): Buffer => {
  const tone = mix(ground, '#2a1508', 0.8);
  const dark = stage === 'dark-plate';
  const glaze = dark ? '#3c4a52' : '#ffffff';
  const edge = dark ? '#232c31' : mix(ground, '#ffffff', 0.7);
  const defs = `
    <defs>
      <radialGradient id="shadow"><stop offset="0.5" stop-color="${tone}" stop-opacity="0.62"/><stop offset="0.8" stop-color="${tone}" stop-opacity="0.3"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>
      <linearGradient id="glaze" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(glaze, '#ffffff', dark ? 0.2 : 1)}"/><stop offset="0.55" stop-color="${mix(glaze, edge, 0.35)}"/><stop offset="1" stop-color="${edge}"/></linearGradient>
      <linearGradient id="well" x1="0.1" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="${mix(glaze, edge, 0.75)}"/><stop offset="1" stop-color="${mix(glaze, '#ffffff', dark ? 0.08 : 0.6)}"/></linearGradient>
      <linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9bd8a"/><stop offset="0.5" stop-color="#d8a26b"/><stop offset="1" stop-color="#bd8350"/></linearGradient>
      <linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="0.6" stop-color="#f1eeea"/><stop offset="1" stop-color="#d9d3cc"/></linearGradient>
    </defs>`;
  switch (stage) {
    case 'plate':
    case 'dark-plate':
      return svg(`${defs}${shadowUnder(cx, cy, 440, 164)}${plate(cx, cy, glaze, edge)}`);
    case 'board':
      return svg(`${defs}${shadowUnder(cx, cy + 20, 490, 140)}${board(cx, cy, random)}`);
    case 'marble':
      return svg(`${defs}${shadowUnder(cx, cy + 16, 420, 150)}
        ${ellipse(cx, cy + 26, 430, 158, '#c9c1b8')}${ellipse(cx, cy, 430, 158, 'url(#stone)')}
        <path d="M${cx - 340} ${cy - 40} q 150 40 260 -18 t 300 60" stroke="#b9b2ab" stroke-opacity="0.45" stroke-width="4" fill="none"/>
        <path d="M${cx - 160} ${cy + 110} q 120 -60 330 -40" stroke="#b9b2ab" stroke-opacity="0.35" stroke-width="3" fill="none"/>
        ${ellipse(cx, cy, 429, 157, 'none', 'stroke="#ffffff" stroke-width="3" stroke-opacity="0.9"')}`);
    case 'cloth':
      return svg(`${defs}${cloth(cx, cy, ground, random)}`);
    case 'coaster':
      return svg(`${defs}${shadowUnder(cx, cy + 8, 250, 86)}
        ${ellipse(cx, cy + 14, 258, 90, '#8f5a34')}${ellipse(cx, cy, 258, 90, 'url(#wood)')}
        ${ellipse(cx, cy, 226, 76, 'none', 'stroke="#8a5530" stroke-opacity="0.25" stroke-width="4"')}
        ${ellipse(cx, cy, 257, 89, 'none', 'stroke="#f6d7ad" stroke-opacity="0.7" stroke-width="3"')}`);
  }
};

/** Leaves, crumbs and drops around the food, in two tones. */
export const drawGarnish = (
  kind: 'leaves' | 'crumbs' | 'none',
  tones: readonly [string, string],
  cx: number,
  cy: number,
  random: () => number,
): Buffer => {
  const pieces = kind === 'none' ? 0 : kind === 'leaves' ? 7 : 20;
  const content = Array.from({ length: pieces }, (_, index) => {
    const angle = (index / pieces) * Math.PI * 2 + random() * 0.7;
    const reach = 0.74 + random() * 0.5;
    const x = cx + Math.cos(angle) * 400 * reach;
    const y = cy + 10 + Math.sin(angle) * 140 * reach;
    const turn = random() * 360;
    const tone = tones[index % 2];
    const size = kind === 'leaves' ? 0.75 + random() * 0.6 : 0.6 + random() * 0.8;
    const place = `transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)} ${(size * 0.7).toFixed(2)}) rotate(${turn.toFixed(0)})"`;
    return kind === 'leaves'
      ? `<g ${place}><path d="M0 -34 Q26 -10 0 36 Q-26 -10 0 -34Z" transform="translate(6 9)" fill="#2a1508" opacity="0.22"/><path d="M0 -34 Q26 -10 0 36 Q-26 -10 0 -34Z" fill="${tone}"/><path d="M0 -28 L0 30" stroke="#ffffff" stroke-opacity="0.35" stroke-width="2.5"/></g>`
      : `<g ${place}><ellipse cx="3" cy="5" rx="9" ry="6" fill="#2a1508" opacity="0.25"/><ellipse rx="9" ry="6" fill="${tone}"/></g>`;
  }).join('');
  return svg(content);
};

/** The dark line where something touches the table. */
export const contactShadow = (
  ground: string,
  width: number,
): { drawing: Buffer; width: number; height: number } => {
  const tone = mix(ground, '#2a1508', 0.86);
  const height = Math.min(64, 18 + width * 0.14);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}"><defs><radialGradient id="g"><stop offset="0.3" stop-color="${tone}" stop-opacity="0.7"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient></defs><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="url(#g)"/></svg>`;
  return { drawing: Buffer.from(drawing), width: Math.round(width), height: Math.round(height) };
};

/** Light from the upper left and a quiet darkening to the edges, over everything. To be enlarged. */
export const lightOverlay = (): Buffer =>
  svg(
    `
    <defs>
      <radialGradient id="key" cx="24%" cy="10%" r="70%"><stop offset="0" stop-color="#fff8ec" stop-opacity="0.3"/><stop offset="1" stop-color="#fff8ec" stop-opacity="0"/></radialGradient>
      <radialGradient id="edge" cx="50%" cy="48%" r="76%"><stop offset="0.66" stop-color="#2a1508" stop-opacity="0"/><stop offset="1" stop-color="#2a1508" stop-opacity="0.14"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#edge)"/><rect width="100%" height="100%" fill="url(#key)"/>`,
    'soft',
  );
