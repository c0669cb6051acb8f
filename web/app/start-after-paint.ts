import { scriptJson } from '#core/kit/script-json.ts';
import { keepEarlyTap } from './early-tap.ts';

/**
 * A visitor's page is readable without its scripts, so they are fetched once its first letters are on the screen:
 * asked for at once they would share a slow line with the letters and pictures. `nonce` lets the browser run them.
 */
export const startAfterPaint = (script: string, preloads: readonly string[], nonce: string): string =>
  [
    keepEarlyTap,
    'requestAnimationFrame(()=>setTimeout(()=>{',
    `for(const href of ${scriptJson(preloads)})`,
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,nonce:${scriptJson(nonce)}}));`,
    `import(${scriptJson(script)})`,
    '}))',
  ].join('');
