import { sharp } from '#server/images/processing/image-library.ts';
import { renderFood, type Sprite, shadowOf } from './food-render.ts';

const side = 640;
const teal = '#0f766e';

const badge =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 640 640">
  <defs>
    <radialGradient id="ground" cx="36%" cy="26%" r="82%"><stop offset="0" stop-color="#1fa297"/><stop offset="0.6" stop-color="${teal}"/><stop offset="1" stop-color="#0a5a54"/></radialGradient>
  </defs>
  <circle cx="320" cy="320" r="312" fill="url(#ground)"/>
  <circle cx="320" cy="320" r="282" fill="none" stroke="#fdf3c7" stroke-width="7" stroke-opacity="0.9"/>
  <circle cx="320" cy="320" r="266" fill="none" stroke="#fdf3c7" stroke-width="3" stroke-opacity="0.55" stroke-dasharray="2 15" stroke-linecap="round"/>
</svg>`);

const centred = ({ pixels, width, height }: Sprite, x: number, y: number) => ({
  input: pixels,
  raw: { width, height, channels: 4 } as const,
  left: Math.round(x - width / 2),
  top: Math.round(y - height / 2),
});

/** The demo restaurant's mark: a lemon with a sprig on a teal badge. PNG with a transparent ground. */
export const composeLogo = async (): Promise<Buffer> => {
  const sprig = await renderFood('1f33f', { width: 215, turn: 36 });
  const lemon = await renderFood('1f34b', { width: 330, turn: -8 });
  const shadow = await shadowOf(lemon, { r: 4, g: 48, b: 44 }, 16, 0.5);
  return sharp(badge)
    .composite([centred(sprig, 420, 250), centred(shadow, 322, 368), centred(lemon, 308, 346)])
    .png()
    .toBuffer();
};
