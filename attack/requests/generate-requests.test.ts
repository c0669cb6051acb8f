import { describe, expect, it } from 'vitest';
import { api, type EndpointName } from '#core/contract.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { type EntityIds, fillIn } from '../world/things.ts';
import { generateRequests } from './generate-requests.ts';

const known = new Proxy({} as EntityIds, { get: () => '0123456789abcdef01234567' });
const parse = (text: string): unknown =>
  JSON.parse(fillIn(text, { own: known, victim: known }, () => 'fresh'));

describe('generated requests', () => {
  it('are the same for the same seed, and others for another', () => {
    const once = generateRequests('createOrder', 7, 20);
    expect(generateRequests('createOrder', 7, 20)).toEqual(once);
    expect(generateRequests('createOrder', 8, 20)).not.toEqual(once);
  });

  it('of the valid kind mostly pass the schema, and those of the other kinds mostly do not', () => {
    const passing = { valid: 0, 'nearly valid': 0, absurd: 0 };
    const sent = { ...passing };
    for (const name of ['createDish', 'createOrder', 'saveSettings', 'changeSections'] as EndpointName[])
      for (const { kind, body } of generateRequests(name, 1, 300)) {
        const schema = (api[name] as Endpoint).body;
        if (typeof body !== 'string' || kind === 'absurd') continue;
        sent[kind] += 1;
        if (schema?.safeParse(parse(body)).success) passing[kind] += 1;
      }
    expect(passing.valid / sent.valid).toBeGreaterThan(0.6);
    expect(passing['nearly valid'] / sent['nearly valid']).toBeLessThan(0.6);
  });
});
