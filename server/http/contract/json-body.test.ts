import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const signUp = (payload: string, type = 'application/json') =>
  test.app.inject({ method: 'POST', url: '/api/users', headers: { 'content-type': type }, payload });

describe('the body of a request', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'is read as %s',
    async (type) => {
      const answer = await signUp('{"firstName": 7}', type);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    },
  );

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-ndjson', 'application/jsonp'])(
    'is not read as %s, which another site may send without asking',
    async (type) => {
      const answer = await signUp('{"firstName": "x"}', type);
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it.each(['{', '{"a":1}}', "{'a':1}", '{"a":NaN}', '{"a":01}', '\ufeff{"a":1}', 'undefined'])(
    '%j is no JSON, and says so',
    async (payload) => {
      const answer = await signUp(payload);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_json']);
    },
  );

  it('may be empty or blank where none is needed, and is missed where one is', async () => {
    const owner = await test.owner();
    const createMenu = (payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/users/menus',
        headers: { 'content-type': 'application/json' },
        cookies: Object.fromEntries(owner.cookies),
        payload,
      });
    expect((await createMenu('')).statusCode).toBe(201);
    expect((await createMenu(' \n')).statusCode).toBe(201);
    expect((await signUp('')).json().code).toBe('invalid_input');
  });

  it('of one name twice is what it says last, as in every program that reads JSON', async () => {
    const answer = await signUp('{"firstName":"a","firstName":7,"lastName":"b"}');
    expect(answer.json().details.problems[0].path).toBe('body.firstName');
  });

  it('cannot reach the prototype of anything', async () => {
    await signUp('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('is measured before it is read, and only pictures may be large', async () => {
    const owner = await test.owner();
    const send = (url: string, payload: object) =>
      test.app.inject({ method: 'POST', url, cookies: Object.fromEntries(owner.cookies), payload });
    const large = 'x'.repeat(2_000_000);
    const small = await send('/api/users/verify-password', { password: large });
    expect([small.statusCode, small.json().code]).toEqual([413, 'too_large']);
    const dish = { name: 'x', price: 1, menuId: 'a'.repeat(24), sectionName: 'x' };
    const picture = `data:image/png;base64,${large}`;
    const sent: [string, object][] = [
      ['too_large', { ...dish, name: large }],
      ['too_large', { ...dish, changes: Array(700_000).fill({}) }],
      ['too_large', { ...dish, changes: Array(700_000).fill({}), image: picture }],
      ['too_large', { image: picture, ...dish, changes: Array(700_000).fill({}) }],
      ['too_large', { ...dish, ingredients: Array(300_000).fill('data:') }],
      ['too_large', { ...dish, image: picture, description: picture }],
      ['not_found', { ...dish, description: 'data: none', image: picture }],
      ['not_found', { ...dish, image: picture.replace('data:', 'DATA:') }],
    ];
    for (const [code, payload] of sent) expect((await send('/api/dishes', payload)).json().code).toBe(code);
    const stranger = await test.app.inject({ method: 'POST', url: '/api/dishes', payload: dish });
    expect(stranger.json().code).toBe('not_signed_in');
  });
});
