export { CallStrip } from './call-strip.tsx';
export { shownCalls } from './shown-calls.ts';
