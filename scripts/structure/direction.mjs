import { codeLines } from './source-files.mjs';

// `direction-ok: <why>` on the line or the one above is for the rare element that must not mirror.
const excuse = /direction-ok:\s*\S+/;
const before = String.raw`(?<![\w-])-?`;
const size = String.raw`(?:\d|\[|\(|px\b|auto\b|full\b)`;

const classes = [
  [new RegExp(`${before}(?:scroll-)?ml-${size}`), 'use ms- instead of ml-'],
  [new RegExp(`${before}(?:scroll-)?mr-${size}`), 'use me- instead of mr-'],
  [new RegExp(`${before}(?:scroll-)?pl-${size}`), 'use ps- instead of pl-'],
  [new RegExp(`${before}(?:scroll-)?pr-${size}`), 'use pe- instead of pr-'],
  [new RegExp(`${before}left-${size}`), 'use start- instead of left-'],
  [new RegExp(`${before}right-${size}`), 'use end- instead of right-'],
  [/(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/, 'use -start or -end instead of -left or -right'],
  [/(?<![\w-])border-[lr](?![\w])/, 'use border-s or border-e instead of border-l or border-r'],
  [/(?<![\w-])rounded-(?:[lr]|[tb][lr])(?![\w])/, 'use the logical rounded-s, -e, -ss, -se, -es, -ee'],
];

const properties = [
  [
    /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
    'use -inline-start or -inline-end',
  ],
  [/(?<![\w-])(?:left|right)\s*:/, 'use inset-inline-start or inset-inline-end'],
  [
    /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
    'use start or end (inline-start, inline-end for float)',
  ],
  [/\bborder-(?:top|bottom)-(?:left|right)-radius\b/, 'use border-start-start-radius and its siblings'],
];

const styleKeys = [
  [/\b(?:margin|padding|border)(?:Left|Right)\b/, 'use marginInlineStart, paddingInlineEnd and so on'],
  [/\btextAlign\s*:\s*['"](?:left|right)['"]/, "use textAlign: 'start' or 'end'"],
];

/** The interface mirrors between Hebrew and English, so nothing in web/ may name a physical side. */
export function checkDirection(files) {
  return files.filter(({ path }) => path.startsWith('web/')).flatMap(checkFile);
}

function checkFile(file) {
  const rules = file.path.endsWith('.css') ? [...properties, ...classes] : [...classes, ...styleKeys];
  return codeLines(file).flatMap(({ text, number }) => {
    if (excuse.test(text) || excuse.test(file.lines[number - 2] ?? '')) return [];
    const broken = rules.find(([pattern]) => pattern.test(text));
    return broken
      ? [
          {
            path: file.path,
            line: number,
            advice: `${broken[1]}: the page mirrors between Hebrew and English`,
          },
        ]
      : [];
  });
}
