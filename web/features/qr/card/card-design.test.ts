import { describe, expect, it } from 'vitest';
import { newDesign, planCard } from './card-design.ts';

const restaurant = {
  ownerId: '0123456789abcdef01234567',
  base: 'https://menta.test',
  tables: 12,
  primaryColor: '#fde047',
  codes: new Map([[8, 'bcdfgh']]),
};
const logo = { dataUrl: 'data:image/png;base64,', width: 10, height: 10 };

describe('a planned card', () => {
  it('links to the restaurant, and to the table that was typed', () => {
    const design = newDesign(' הדקל ');
    expect(planCard(design, restaurant)).toMatchObject({
      name: 'הדקל',
      table: null,
      link: `https://menta.test/public-menu/${restaurant.ownerId}`,
      level: 'L',
    });
    expect(planCard({ ...design, typedTable: '7' }, restaurant).link).toMatch(/\?table=7$/);
    expect(planCard({ ...design, typedTable: '8' }, restaurant).link).toMatch(/\?table=8&code=bcdfgh$/);
  });

  it('leaves a mistyped table out of the link and says so', () => {
    const planned = planCard({ ...newDesign(''), typedTable: '7.5' }, restaurant);
    expect(planned).toMatchObject({ table: null, tableProblem: 'number' });
    expect(planCard({ ...newDesign(''), typedTable: '13' }, restaurant).tableProblem).toBe('unknown');
  });

  it('raises the level only for a logo that is there', () => {
    const design = { ...newDesign(''), logoInCentre: true };
    expect(planCard(design, restaurant)).toMatchObject({ level: 'L', logoInCentre: false });
    expect(planCard({ ...design, logo }, restaurant)).toMatchObject({ level: 'Q', logoInCentre: true });
  });

  it('takes the menu’s colour, dark enough to scan, until the owner chooses', () => {
    expect(planCard(newDesign(''), { ...restaurant, primaryColor: '#1d4ed8' }).color).toBe('#1d4ed8');
    expect(planCard(newDesign(''), restaurant).color).not.toBe('#fde047');
    expect(planCard({ ...newDesign(''), color: '#fde047' }, restaurant).color).toBe('#fde047');
  });
});
