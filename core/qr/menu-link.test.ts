import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkBaseFor, menuLink, reachOf } from './menu-link.ts';

const owner = '0123456789abcdef01234567';

describe('the link in a code', () => {
  it('names the restaurant, and the table when there is one', () => {
    expect(menuLink('https://menta.test', owner, null)).toBe(`https://menta.test/public-menu/${owner}`);
    expect(menuLink('https://menta.test', owner, 12)).toBe(
      `https://menta.test/public-menu/${owner}?table=12`,
    );
    expect(menuLink('https://menta.test', owner, 12, 'bcdfgh')).toBe(
      `https://menta.test/public-menu/${owner}?table=12&code=bcdfgh`,
    );
  });
});

describe('what the link begins with', () => {
  const at = (origin: string, publicUrl?: string, lanAddress?: string) =>
    linkBaseFor({ origin, publicUrl, lanAddress });

  it('is the public address when the operator gave one', () => {
    expect(at('http://localhost:3000', 'https://menta.test', '192.168.1.7')).toBe('https://menta.test');
  });

  it('is else the host the owner is using', () => {
    expect(at('https://menu.example.com', undefined, '192.168.1.7')).toBe('https://menu.example.com');
    expect(at('http://10.0.0.4:3000', undefined, '192.168.1.7')).toBe('http://10.0.0.4:3000');
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is on %s the address of the machine in its network',
    (origin) => {
      expect(at(origin, undefined, '192.168.1.7')).toBe('http://192.168.1.7:3000');
    },
  );

  it('stays as it is on a machine without a network', () => {
    expect(at('http://localhost:3000')).toBe('http://localhost:3000');
    expect(at('http://localhost', undefined, '192.168.1.7')).toBe('http://192.168.1.7');
  });

  it.each([
    ['https://menta.test', 'everyone'],
    ['http://192.168.1.7:3000', 'network'],
    ['http://172.20.0.3', 'network'],
    ['http://172.32.0.3', 'everyone'],
    ['http://kitchen.local', 'network'],
    ['http://localhost:3000', 'this-machine'],
    ['http://127.0.0.1', 'this-machine'],
  ])('%s can be opened by %s', (base, reach) => {
    expect(reachOf(base)).toBe(reach);
  });
});

describe('the link of any table', () => {
  it('is an address whose parts come back', () => {
    const anyBase = fc.constantFrom('https://menta.example', 'http://192.168.1.5:3000', 'http://[::1]:80');
    fc.assert(
      fc.property(anyBase, fc.option(fc.integer({ min: 1, max: 2_000 })), (base, table) => {
        const link = menuLink(base, 'a'.repeat(24), table);
        const [address = '', query = ''] = link.split('?');
        expect(address).toBe(`${base}/public-menu/${'a'.repeat(24)}`);
        expect(query).toBe(table === null ? '' : `table=${table}`);
      }),
    );
  });

  it.each([
    ['http://localhost', 'network'],
    ['http://LOCALHOST:3000', 'network'],
    ['http://127.9.9.9:80', 'network'],
    ['https://localhost.example.com', 'everyone'],
    ['https://127.example.com', 'everyone'],
    ['http://172.16.0.1', 'network'],
    ['http://172.32.0.1', 'everyone'],
    ['http://kitchen.local:3000', 'network'],
    ['http://10.example.com', 'everyone'],
    ['http://192.168.example', 'everyone'],
    ['http://169.254.1.1:3000', 'network'],
  ])('%s reaches %s', (origin, reach) => {
    const base = linkBaseFor({ publicUrl: undefined, origin, lanAddress: '192.168.1.5' });
    expect(reachOf(base)).toBe(reach);
  });
});
