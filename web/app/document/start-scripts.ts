import { escapeHtml } from '#core/html/escape-html.ts';
import { scriptJson } from '#core/html/script-json.ts';
import { interactionEvents } from '#web/lib/site/interaction-events.ts';
import { recordTapScript } from './pending-tap.ts';

/**
 * When a page's scripts run. An owner's screen is nothing without them. What a visitor sees is readable before they
 * come, and a form can be filled in: it has them at the first sign that somebody uses it. Run at once they would keep a
 * slow phone busy for a second in which it answers nothing. What works without being touched has them once its first
 * letters are on the screen.
 */
export type ScriptStart = 'immediately' | 'after paint' | 'on interaction';

type Scripts = { start: ScriptStart; entry: string; preloads: readonly string[]; nonce: string };

/** The last letters and pictures of a page come after it counts as loaded. */
const settleMs = 1_000;

const preload = (files: readonly string[], nonce: string): string =>
  `for(const href of ${scriptJson(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,nonce:${scriptJson(nonce)}}));`;

const run = ({ entry, preloads, nonce }: Scripts): string =>
  `${preload(preloads, nonce)}import(${scriptJson(entry)})`;

const afterPaint = (scripts: Scripts): string =>
  `requestAnimationFrame(()=>setTimeout(()=>{${run(scripts)}}))`;

/**
 * Once the page has settled its scripts are fetched, so that the first sign of use waits for no line. As modules, which
 * the nonce allows: a prefetch falls under `default-src` in Firefox, and Safari makes none.
 */
const onInteraction = (scripts: Scripts): string =>
  [
    `const signs=${scriptJson(interactionEvents)},listen=()=>{for(const sign of signs)addEventListener(sign,start,true)},`,
    // A failed load is retried at the next interaction.
    `start=()=>{for(const sign of signs)removeEventListener(sign,start,true);${run(scripts)}.catch(listen)};listen();`,
    `addEventListener("load",()=>setTimeout(()=>{${preload([...scripts.preloads, scripts.entry], scripts.nonce)}},${settleMs}))`,
  ].join('');

/** The tags that start a page's scripts. Every script and every preload of one carries the nonce; nothing else may run. */
export const writeScriptTags = (scripts: Scripts): string[] => {
  const nonce = ` nonce="${escapeHtml(scripts.nonce)}"`;
  if (scripts.start === 'immediately')
    return [
      ...scripts.preloads.map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}"${nonce}>`),
      `<script type="module" src="${escapeHtml(scripts.entry)}"${nonce}></script>`,
    ];
  const later = scripts.start === 'after paint' ? afterPaint(scripts) : onInteraction(scripts);
  return [`<script type="module"${nonce}>${recordTapScript}${later}</script>`];
};
