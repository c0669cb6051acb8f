import { escapeHtml } from '#core/html/escape-html.ts';
import { directionOf, type Locale } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import { lightColors } from '#core/theme/palette.ts';
import { mailTexts } from './mail.texts.ts';
import type { Mail } from './mail.ts';

/** To whom a mail goes, and in which language. */
export type Recipient = { to: string; name: string; locale: Locale };

type Letter = Recipient & {
  subject: string;
  /** The last of these leads to the button: in a plain-text mail the link is there. */
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  /** Below, in quiet letters. */
  notes: readonly string[];
};

const { paper, card, ink, 'ink-2': quietInk, line, brand, 'brand-contrast': onBrand } = lightColors;
const font = "Rubik, 'Segoe UI', Arial, sans-serif";

/** An address among Hebrew words keeps its own direction, in text as in HTML. */
export const isolated = (address: string): string => `\u2066${address}\u2069`;

/** The layout of every mail, as text and as HTML. */
export const writeLetter = ({ to, name, locale, subject, paragraphs, button, notes }: Letter): Mail => {
  const t = translatorFor(locale);
  const direction = directionOf(locale);
  const greeting = t(mailTexts.greeting, { name });

  const link = button ? [button.link] : [];
  const below = notes.length > 0 ? [notes.join('\n')] : [];
  const text = [greeting, ...paragraphs, ...link, ...below, t(mailTexts.brand)].join('\n\n');

  // Mail programs drop style sheets and know little CSS: inline styles, `align` beside `text-align`.
  const start = direction === 'rtl' ? 'right' : 'left';
  const href = escapeHtml(button?.link ?? '');
  const paragraph = (words: string, space: number) =>
    `<p style="margin:0 0 ${space}px;font-size:16px;line-height:1.6">${escapeHtml(words)}</p>`;
  const lastParagraph = paragraphs.length - 1;
  const html = `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:32px 16px;background:${paper};font-family:${font};color:${ink}">
<div dir="${direction}" align="${start}" style="max-width:520px;margin:0 auto;text-align:${start}">
<p style="margin:0 0 20px;font-size:24px;font-weight:700;color:${brand}">${escapeHtml(t(mailTexts.brand))}</p>
<div style="padding:32px 28px;background:${card};border:1px solid ${line};border-radius:16px">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:700">${escapeHtml(subject)}</h1>
${[paragraph(greeting, 12), ...paragraphs.map((words, index) => paragraph(words, index === lastParagraph ? 24 : 12))].join('\n')}
${button ? `<p style="margin:0 0 28px"><a href="${href}" style="display:inline-block;padding:14px 28px;background:${brand};border-radius:10px;color:${onBrand};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></p>` : ''}
${notes.map((words) => `<p style="margin:0 0 8px;font-size:14px;line-height:1.6;color:${quietInk}">${escapeHtml(words)}</p>`).join('\n')}
</div>
${
  button
    ? `<p style="margin:20px 0 4px;font-size:13px;line-height:1.6;color:${quietInk}">${escapeHtml(t(mailTexts.linkTrouble))}</p>
<p dir="ltr" style="margin:0;font-size:13px;line-height:1.6;word-break:break-all;text-align:${start}"><a href="${href}" style="color:${brand}">${href}</a></p>`
    : ''
}
</div>
</body>
</html>
`;
  return { to, subject, text, html };
};
