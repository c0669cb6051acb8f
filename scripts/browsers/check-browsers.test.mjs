import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from './browser-table.ts';
import { scriptProblems, styleProblems } from './check-browsers.mjs';

const { guests, owners } = oldestBrowsers;

describe('the check of the built files', () => {
  it.each([
    ['fetch(a,{signal:AbortSignal.timeout(9)})', ['AbortSignal.timeout']],
    ['let b=a.toSorted().toSpliced(1,0,c)', ['Array.prototype.toSpliced', 'Array.prototype.toSorted']],
    ['window.structuredClone(a)', ['structuredClone']],
    ['class A{static{B()}}', ['StaticBlock']],
    ['a.replace(/(?<=b)c/,"")', ['lookbehind']],
    // Asked first, or another thing of that name.
    ['a.toSorted?.()', []],
    ['let timeout=a.timeout(5),b="AbortSignal.timeout()"', []],
  ])('names what a guest’s phone lacks in %s', (code, names) => {
    expect(scriptProblems(code, guests)).toEqual(names);
  });

  it.each([
    ['.a{color:color-mix(in srgb,red,blue)}', ['color-mix() in .a']],
    ['@media (width>=40rem){.a{color:red}}', ['a range in a media query in @media (width>=40rem)']],
    ['.a{height:92dvh}', ['dvh, svh, lvh in .a']],
    ['.a{height:92vh;height:92dvh}', []],
    ['.a:has(.b){padding:1rem}', [':has() in .a:has(.b)']],
    // A rule that the page can do without.
    ['html:has(dialog[open]){overflow:hidden}', []],
    ['@media (min-width:40rem){.a{color:red}}', []],
  ])('names the styles that it loses in %s', (css, names) => {
    expect(styleProblems(css, guests)).toEqual(names);
  });

  it('asks less of owners, whose browsers are newer', () => {
    expect(scriptProblems('a.toSorted();Promise.try(b)', owners)).toEqual(['Promise.try']);
    expect(styleProblems('@layer a{.b:has(c){color:color-mix(in srgb,red,blue)}}', owners)).toEqual([]);
  });
});
