import { describe, expect, it } from 'vitest';
import { cellCorners, cutMarks, type PaperId, paperIds, papers, printedCodeMillimetres } from './papers.ts';

describe.each(paperIds)('paper %s', (id: PaperId) => {
  const paper = papers[id];

  it('holds all its cells, none over another', () => {
    const corners = cellCorners(paper);
    expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(paper.columns * paper.rows);
    for (const { x, y } of corners) {
      expect(x + paper.cell.width).toBeLessThanOrEqual(paper.page.width);
      expect(y + paper.cell.height).toBeLessThanOrEqual(paper.page.height);
    }
  });

  it('prints a code that a phone reads at arm’s length', () => {
    // Ten to one: 35 mm are read from 35 cm.
    expect(printedCodeMillimetres(paper)).toBeGreaterThan(35);
  });

  it('marks cuts on the sheet only', () => {
    for (const { from, to } of cutMarks(paper)) {
      expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(0);
      expect(to.x).toBeLessThanOrEqual(paper.page.width);
      expect(to.y).toBeLessThanOrEqual(paper.page.height);
    }
    expect(cutMarks(paper)).toHaveLength(paper.cutMarks ? (paper.columns + 1) * (paper.rows + 1) * 2 : 0);
  });
});

it('the card is A6 upright', () => {
  expect(papers.a6.page).toEqual({ width: 105, height: 148 });
});
