import type { Translate } from '#core/i18n/text.ts';
import { longestSpanDays } from '#core/reports/spans.ts';
import { spanTexts as t } from '../texts/report-page.texts.ts';
import type { SpanProblem } from './requested-span.ts';

export const describeSpanProblem = (text: Translate, { kind }: SpanProblem): string =>
  kind === 'tooLong' ? text(t.tooLong, { days: longestSpanDays.toLocaleString('en') }) : text(t[kind]);
