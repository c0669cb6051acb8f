import { describe, expect, it } from 'vitest';
import { formatNotice, mergeNotices, parseNotice } from './event-notice.ts';

const ownerId = 'a'.repeat(24);

describe('a notice', () => {
  it('says whose, up to which number, and which kinds', () => {
    expect(parseNotice(`${ownerId} 17 order,menu`)).toEqual({ ownerId, seq: 17, kinds: ['order', 'menu'] });
  });

  it('is written as it is read', () => {
    const notice = { ownerId, seq: 3, kinds: ['stock' as const] };
    expect(parseNotice(formatNotice(notice))).toEqual(notice);
  });

  it('says with another of its owner the newest number and all kinds', () => {
    const [newer, older] = [parseNotice(`${ownerId} 5 order,menu`), parseNotice(`${ownerId} 4 order,stock`)];
    if (!newer || !older) throw new Error('both are notices');
    expect(formatNotice(mergeNotices(newer, older))).toBe(`${ownerId} 5 order,menu,stock`);
    expect(mergeNotices(older, newer).seq).toBe(5);
  });

  it.each(['', ' ', 'someone', 'someone 3', 'someone  menu'])('%j is none', (payload) => {
    expect(parseNotice(payload)).toBeNull();
  });
});
