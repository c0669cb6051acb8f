import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const minute = 60_000;

/** Somebody with every right of the floor at a station, and orders to handle. */
const build = async (minutes?: number | null) => {
  const restaurant = await buildOpenRestaurant(test);
  const { owner, dish } = restaurant;
  const person = await buildPerson(owner, ['orders', 'orderChanges', 'shifts', 'stock'], { name: 'Dana' });
  const station = await buildStation(test, owner);
  const setLength = async (length: number | null) => {
    await owner.confirmPassword();
    return owner.put('/staff/pin-length', { minutes: length });
  };
  if (minutes !== undefined) await setLength(minutes);
  const order = async (): Promise<string> =>
    (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body._id;
  return {
    ...restaurant,
    person,
    station,
    setLength,
    order,
    /** 'through', or why not. */
    approve: async () => {
      const { status, body } = await station.patch(`/orders/${await order()}`, { status: 'inProcess' });
      return status === 200 ? 'through' : body.code;
    },
    cancel: async () => {
      const id = await order();
      await owner.patch(`/orders/${id}`, { status: 'inProcess' });
      const body = { status: 'done', rejected: true, rejectionReason: 'Ran out' };
      const answer = await station.patch(`/orders/${id}`, body);
      return answer.status === 200 ? 'through' : answer.body.code;
    },
    remove: async () => {
      const { status, body } = await station.delete(`/orders/${await order()}`, { reason: 'spilled' });
      return status === 200 ? 'through' : body.code;
    },
    endShift: async () => {
      const { status, body } = await station.post('/services/end', {});
      return status === 200 ? 'through' : body.code;
    },
  };
};

describe('a PIN and what its person does', () => {
  it('is prolonged by each action for handling orders, fifteen minutes at most', async () => {
    const { station, person, approve } = await build();
    await station.type(person);
    const answers: string[] = [];
    for (let at = 4; at <= 16; at += 4) {
      test.clock.advance(4 * minute);
      answers.push(await approve());
    }
    expect(answers).toEqual(['through', 'through', 'through', 'pin_required']);
  });

  it('ends after five minutes in which nobody did anything', async () => {
    const { station, person, approve } = await build(60);
    await station.type(person);
    test.clock.advance(4 * minute);
    expect(await approve()).toBe('through');
    test.clock.advance(5 * minute);
    expect(await approve()).toBe('pin_required');
  });

  it('keeps its five minutes for what needs a password elsewhere, whatever is done', async () => {
    const { station, person, approve, cancel, remove, endShift } = await build(60);
    await station.type(person);
    test.clock.advance(4 * minute);
    expect([await approve(), await cancel(), await remove()]).toEqual(['through', 'through', 'through']);
    test.clock.advance(minute);
    expect([await cancel(), await remove(), await endShift(), await approve()]).toEqual([
      'pin_required',
      'pin_required',
      'pin_required',
      'through',
    ]);
    await station.type(person);
    expect(await remove()).toBe('through');
  });

  it('is no longer than five minutes where the owner wants it so, from the next call on', async () => {
    const { station, person, approve, setLength } = await build();
    await station.type(person);
    test.clock.advance(4 * minute);
    expect(await approve()).toBe('through');
    test.clock.advance(2 * minute);
    expect(await approve()).toBe('through');
    expect((await setLength(5)).body).toEqual({ minutes: 5 });
    expect(await approve()).toBe('pin_required');
  });

  it('lasts the whole shift where the owner wants it so, and ends with it', async () => {
    const { owner, station, person, order, approve, setLength } = await build(null);
    expect((await owner.get('/staff/pin-length')).body).toEqual({ minutes: null });
    await station.type(person);
    const id = await order();
    for (let at = 0; at < 30; at += 1) {
      test.clock.advance(4 * minute);
      const { status } = await station.patch(`/orders/${id}`, { promisedMinutes: 5 + (at % 2) * 5 });
      // It waits for approval: what counts is that the person may.
      expect(status).toBe(409);
    }
    expect((await station.get('/users/me')).body.station.person).toMatchObject({ longestUntil: null });
    await owner.patch(`/orders/${id}`, { status: 'done', rejected: true });
    await owner.confirmPassword();
    expect((await owner.post('/services/end', {})).status).toBe(200);
    expect((await station.get('/users/me')).body.station.person).toBeNull();
    await owner.post('/services/start', {});
    expect(await approve()).toBe('pin_required');
    expect((await setLength(7)).status).toBe(400);
  });

  it('is not prolonged by reading, nor by somebody who has left', async () => {
    const { station, person, owner, approve } = await build();
    await station.type(person);
    test.clock.advance(4 * minute);
    await station.get('/orders/mine');
    await station.get('/users/me');
    test.clock.advance(minute);
    expect(await approve()).toBe('pin_required');
    await station.type(person);
    await owner.delete(`/people/${person.id}`);
    expect(await approve()).toBe('pin_required');
  });

  it('needs the password to be lengthened', async () => {
    const owner = await test.owner();
    const { status, body } = await owner.put('/staff/pin-length', { minutes: 60 });
    expect([status, body.code]).toEqual([403, 'password_required']);
  });
});
