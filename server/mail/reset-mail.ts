import { escapeHtml } from '#core/html/escape-html.ts';
import { directionOf, type Locale } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import { lightColors } from '#core/theme/palette.ts';
import { mailTexts } from './mail.texts.ts';
import type { Mail } from './mail.ts';

type ResetMail = { to: string; name: string; link: string; validMinutes: number; locale: Locale };

const { paper, card, ink, 'ink-2': quietInk, line, brand, 'brand-contrast': onBrand } = lightColors;
const font = "Rubik, 'Segoe UI', Arial, sans-serif";

/** The mail that carries a password-reset link, as text and as HTML. */
export const buildResetMail = ({ to, name, link, validMinutes, locale }: ResetMail): Mail => {
  const t = translatorFor(locale);
  const direction = directionOf(locale);
  const greeting = t(mailTexts.resetGreeting, { name });
  const validity = t(mailTexts.resetValidity, { count: validMinutes });
  const notYou = t(mailTexts.resetNotYou);
  const subject = t(mailTexts.resetSubject);

  const text = [
    greeting,
    t(mailTexts.resetIntroPlain),
    link,
    `${validity}\n${notYou}`,
    t(mailTexts.brand),
  ].join('\n\n');

  // Mail programs drop style sheets and know little CSS: inline styles, `align` beside `text-align`.
  const start = direction === 'rtl' ? 'right' : 'left';
  const href = escapeHtml(link);
  const quiet = `margin:0 0 8px;font-size:14px;line-height:1.6;color:${quietInk}`;
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
<p style="margin:0 0 12px;font-size:16px;line-height:1.6">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px;font-size:16px;line-height:1.6">${escapeHtml(t(mailTexts.resetIntro))}</p>
<p style="margin:0 0 28px"><a href="${href}" style="display:inline-block;padding:14px 28px;background:${brand};border-radius:10px;color:${onBrand};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(t(mailTexts.resetButton))}</a></p>
<p style="${quiet}">${escapeHtml(validity)}</p>
<p style="${quiet}">${escapeHtml(notYou)}</p>
</div>
<p style="margin:20px 0 4px;font-size:13px;line-height:1.6;color:${quietInk}">${escapeHtml(t(mailTexts.resetLinkTrouble))}</p>
<p dir="ltr" style="margin:0;font-size:13px;line-height:1.6;word-break:break-all;text-align:${start}"><a href="${href}" style="color:${brand}">${href}</a></p>
</div>
</body>
</html>
`;
  return { to, subject, text, html };
};
