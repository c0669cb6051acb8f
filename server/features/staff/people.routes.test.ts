import { describe, expect, it } from 'vitest';
import { rights } from '#core/http/rights.ts';
import { staffLimits } from '#core/staff/staff-limits.ts';
import { people } from '#server/db/schema.ts';
import { newId } from '#server/system/ids.ts';
import { buildPerson, buildStation, testPin } from '#server/testing/build-station.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const confirmed = async () => {
  const owner = await test.owner();
  await owner.confirmPassword();
  return owner;
};
const dana = { name: 'Dana', color: 'violet', rights: ['orders', 'stock'], pin: testPin };
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('the people of a restaurant', () => {
  it('are added, renamed, given other rights and removed', async () => {
    const owner = await confirmed();
    const { status, body: added } = await owner.post('/people', dana);
    expect([status, added]).toEqual([
      201,
      { _id: added._id, name: 'Dana', color: 'violet', rights: ['orders', 'stock'] },
    ]);
    const changed = { name: 'Dana Cohen', color: 'green', rights: ['shifts', 'orders', 'orders'] };
    const { body: renamed } = await owner.put(`/people/${added._id}`, changed);
    // In the order of the list, each once.
    expect(renamed).toEqual({
      _id: added._id,
      name: 'Dana Cohen',
      color: 'green',
      rights: ['orders', 'shifts'],
    });
    expect((await owner.get('/people')).body).toEqual([renamed]);
    expect((await owner.delete(`/people/${added._id}`)).status).toBe(200);
    expect((await owner.get('/people')).body).toEqual([]);
    for (const again of [
      await owner.delete(`/people/${added._id}`),
      await owner.put(`/people/${added._id}`, changed),
      await owner.put(`/people/${added._id}/pin`, { pin: '8053' }),
    ])
      expect(codeOf(again)).toEqual([404, 'not_found']);
  });

  it('have names that tell them apart, and may have the name of somebody who left', async () => {
    const owner = await confirmed();
    const { body: first } = await owner.post('/people', dana);
    expect(codeOf(await owner.post('/people', { ...dana, name: ' dana ' }))).toEqual([
      409,
      'person_name_taken',
    ]);
    const { body: second } = await owner.post('/people', { ...dana, name: 'Avi' });
    expect(codeOf(await owner.put(`/people/${second._id}`, dana))).toEqual([409, 'person_name_taken']);
    await owner.delete(`/people/${first._id}`);
    expect((await owner.put(`/people/${second._id}`, dana)).status).toBe(200);
  });

  it('have PINs that are not guessed at once, and that nobody can read', async () => {
    const owner = await confirmed();
    for (const pin of ['0000', '1234', '9876', '1212'])
      expect(codeOf(await owner.post('/people', { ...dana, pin }))).toEqual([422, 'trivial_pin']);
    for (const pin of ['123', '1234567', '12a4', '', 4071, '٤٠٧١'])
      expect(codeOf(await owner.post('/people', { ...dana, pin }))).toEqual([400, 'invalid_input']);
    const { body: added } = await owner.post('/people', dana);
    expect(codeOf(await owner.put(`/people/${added._id}/pin`, { pin: '4444' }))).toEqual([
      422,
      'trivial_pin',
    ]);
    const [stored] = await test.engine.db.select().from(people).limit(1);
    expect(stored?.pinHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify((await owner.get('/people')).body)).not.toMatch(/argon2|4071/);
  });

  it('are as many as a restaurant has, also for two requests at once', async () => {
    const owner = await confirmed();
    await test.engine.db.insert(people).values(
      Array.from({ length: staffLimits.people - 1 }, (_, number) => ({
        id: newId(),
        ownerId: owner.id,
        name: `Person ${number}`,
        color: 'teal' as const,
        rights: [],
        pinHash: '!',
      })),
    );
    const answers = await Promise.all([
      owner.post('/people', dana),
      owner.post('/people', { ...dana, name: 'Avi' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('limit_reached');
  });

  it('are refused with fields that nobody knows, and nothing is saved', async () => {
    const owner = await confirmed();
    for (const wrong of [
      { rights: ['everything'] },
      { color: 'plaid' },
      { name: ' ' },
      { name: 'x'.repeat(81) },
    ])
      expect(codeOf(await owner.post('/people', { ...dana, ...wrong }))).toEqual([400, 'invalid_input']);
    expect((await owner.get('/people')).body).toEqual([]);
  });

  it('belong to restaurants that take orders', async () => {
    const owner = await test.owner({ plan: 'basic' });
    await owner.confirmPassword();
    expect(codeOf(await owner.post('/people', dana))).toEqual([403, 'plan_required']);
  });

  it('lose what they may do on a station with their place, their PIN or their rights', async () => {
    const owner = await confirmed();
    const station = await buildStation(test, owner);
    const may = async () => (await station.post('/practice')).body.code !== 'pin_required';
    const first = await buildPerson(owner, rights);
    await station.type(first);
    expect(await may()).toBe(true);
    await owner.put(`/people/${first.id}/pin`, { pin: '8053' });
    expect(await may()).toBe(false);
    expect((await station.type(first)).body.code).toBe('wrong_pin');
    expect((await station.type(first, '8053')).status).toBe(200);
    await owner.put(`/people/${first.id}`, { name: first.name, color: 'red', rights: ['stock'] });
    expect((await station.post('/practice')).body).toMatchObject({
      code: 'right_missing',
      details: { right: 'shifts' },
    });
    await owner.delete(`/people/${first.id}`);
    expect(await may()).toBe(false);
    expect((await station.type(first, '8053')).body.code).toBe('wrong_pin');
    expect((await station.get('/users/me')).body.station.people).toEqual([]);
  });

  it('are told of in the security log', async () => {
    const owner = await confirmed();
    const person = await buildPerson(owner, ['orders']);
    await owner.put(`/people/${person.id}/pin`, { pin: '8053' });
    await owner.delete(`/people/${person.id}`);
    const { body } = await owner.get('/users/me/security-log');
    const kinds = body.entries.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['person_added', 'pin_changed', 'person_removed']));
  });
});
