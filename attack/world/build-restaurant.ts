import { eq } from 'drizzle-orm';
import { rights } from '#core/http/rights.ts';
import { freshPinMs } from '#core/staff/pin-window.ts';
import { limits } from '#core/values/limits.ts';
import { agorot } from '#core/values/money.ts';
import type { OwnId } from '#server/access/own-id.ts';
import { hashPassword } from '#server/access/passwords.ts';
import { codeOfStep, newTotpSecret, stepAt } from '#server/access/totp.ts';
import {
  areas,
  calls,
  emailChanges,
  orders,
  passwordResets,
  paymentParts,
  payments,
  people,
  restaurants,
  secondFactors,
  sessions,
  stationCodes,
  tableCodes,
  users,
  visits,
} from '#server/db/schema.ts';
import { hashSecret, newId, newSecret, newStationCode, newTableCode } from '#server/system/ids.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { createTestClient, type TestAnswer } from '#server/testing/test-client.ts';
import { makeMenu } from '#server/testing/workshop/make-restaurant.ts';
import { buildPrinting, findTicket } from './build-printing.ts';
import { ownPassword, ownPin, smallPicture } from './known-texts.ts';
import type { AttackedApp } from './open-app.ts';
import { storedOpening } from './opening.ts';
import { type RestaurantName, restaurantKinds } from './people.ts';
import type { EntityIds } from './things.ts';

/** Longer than any attack takes. */
const laterThanTheAttack = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);

/** A link to another password that ends later than any does is no link. */
const lastsLikeALink = () => new Date(Date.now() + (2 * limits.resetTokenMinutes - 1) * 60_000);

export type Restaurant = {
  name: RestaurantName;
  known: EntityIds;
  /** Texts that nobody else may ever see. */
  secrets: string[];
  passwordHash: string;
};

/** Hashing takes a while on purpose: once is enough for everybody who has the same password. */
const hashes = new Map<string, Promise<string>>();
const hashOnce = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
};

export const openSession = async (
  { services, engine, clock }: AttackedApp,
  ownerId: string,
  isConfirmed: boolean,
): Promise<string> => {
  const token = await services.sessions.open(ownerId as OwnId<'account'>, { headers: {} });
  if (isConfirmed)
    await engine.db
      .update(sessions)
      .set({ passwordVerifiedUntil: new Date(clock.now().getTime() + limits.stepUpMinutes * 60_000) })
      .where(eq(sessions.tokenHash, hashSecret(token)));
  return token;
};

export const putIntoStationMode = async (
  { engine, clock }: AttackedApp,
  token: string,
  personId: string | null,
): Promise<string> => {
  const [row] = await engine.db
    .update(sessions)
    .set({
      stationName: 'Bar',
      personId,
      personUntil: personId ? new Date(clock.now().getTime() + freshPinMs) : null,
    })
    .where(eq(sessions.tokenHash, hashSecret(token)))
    .returning({ id: sessions.publicId });
  return row?.id ?? '';
};

const get = (step: string, { status, body }: TestAnswer) => {
  if (status >= 300) throw new Error(`${step} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** The link to another address, in place of one that was used or withdrawn. */
export const putEmailLink = async ({ engine }: AttackedApp, owner: string, token: string): Promise<void> => {
  const link = {
    email: `other-${newId()}@private.example`,
    tokenHash: hashSecret(token),
    expiresAt: laterThanTheAttack(),
  };
  await engine.db
    .insert(emailChanges)
    .values({ userId: owner, ...link })
    .onConflictDoUpdate({ target: emailChanges.userId, set: link });
};

/** Another device that is signed in, so that one can be signed out. */
export const putDevice = async ({ engine }: AttackedApp, owner: string, publicId: string): Promise<void> => {
  const session = {
    tokenHash: hashSecret(newSecret()),
    userId: owner,
    publicId,
    expiresAt: laterThanTheAttack(),
  };
  await engine.db.insert(sessions).values(session).onConflictDoNothing();
};

/** The second factor as the restaurant's kind has it, with no code used yet. Answers what the app shows. */
export const putSecondFactor = async (
  { engine, clock }: AttackedApp,
  name: RestaurantName,
  owner: string,
): Promise<string> => {
  const secret = newTotpSecret();
  const { secondFactor } = restaurantKinds[name];
  const confirmedAt = secondFactor === 'on' ? clock.now() : null;
  await engine.db.delete(secondFactors).where(eq(secondFactors.userId, owner));
  if (secondFactor !== 'off')
    await engine.db.insert(secondFactors).values({ userId: owner, secret, confirmedAt });
  return codeOfStep(secret, stepAt(clock.now()));
};

const insertOwner = async (attacked: AttackedApp, name: RestaurantName) => {
  const { engine } = attacked;
  const mark = newId();
  const owner = newId();
  const email = `secret-${mark}@private.example`;
  const person = { firstName: `Secretfirst${mark}`, lastName: `Secretlast${mark}` };
  // The victim's password is known to nobody.
  const passwordHash = await hashOnce(name === 'victim' ? newSecret() : ownPassword);
  await engine.db.insert(users).values({
    id: owner,
    email,
    ...person,
    passwordHash,
    plan: restaurantKinds[name].plan,
    trialEndsAt: laterThanTheAttack(),
    throwAwayAt: 'isTried' in restaurantKinds[name] ? laterThanTheAttack() : null,
  });
  const readySecret = newSecret();
  const restaurant = {
    ownerId: owner,
    name: `${name} restaurant`,
    readyScreenSecret: readySecret,
    openingHours: storedOpening.hours,
    openingExceptions: storedOpening.exceptions,
    // Guests of the victim may not call: that is a change, and no attack.
    ...(name !== 'victim' && { hasTableNumbers: true, numberOfTables: 12 }),
  };
  await engine.db.insert(restaurants).values(restaurant);
  const personName = `Secretperson${mark}`;
  const staff = newId();
  await engine.db.insert(people).values({
    id: staff,
    ownerId: owner,
    name: personName,
    color: 'teal',
    rights: [...rights],
    pinHash: await hashOnce(name === 'victim' ? newSecret() : ownPin),
  });
  const stationCode = newStationCode();
  await engine.db.insert(stationCodes).values({
    codeHash: hashSecret(stationCode),
    ownerId: owner,
    stationName: 'Pass',
    expiresAt: laterThanTheAttack(),
  });
  const resetToken = newSecret();
  await engine.db
    .insert(passwordResets)
    .values({ tokenHash: hashSecret(resetToken), userId: owner, expiresAt: lastsLikeALink() });
  const emailToken = newSecret();
  await putEmailLink(attacked, owner, emailToken);
  const appCode = await putSecondFactor(attacked, name, owner);
  const tokens = { resetToken, emailToken, readySecret, stationCode };
  return { mark, owner, email, person, personName, staff, passwordHash, tokens, appCode };
};

const putArea = async ({ engine }: AttackedApp, ownerId: string, name: string, position: number) => {
  const id = newId();
  await engine.db.insert(areas).values({ id, ownerId, name, position });
  return id;
};

/** A table that waits, so that somebody can answer it. */
const putCall = async ({ engine }: AttackedApp, ownerId: string, shiftId: string) => {
  const call = { id: newId(), trackingToken: newSecret() };
  await engine.db.insert(calls).values({ ...call, ownerId, shiftId, tableNumber: 12, kind: 'bill' });
  return call;
};

/** A table whose code was issued anew. */
const putTableCode = async ({ engine }: AttackedApp, ownerId: string): Promise<string> => {
  const code = newTableCode();
  await engine.db.insert(tableCodes).values({ id: newId(), ownerId, tableNumber: 11, code });
  return code;
};

/** A table that has paid a part, so that somebody can pay the rest, void it, or move the table. */
const putVisit = async (
  { engine, clock }: AttackedApp,
  ownerId: string,
  shiftId: string,
  orderId: string,
) => {
  const [visit, payment] = [newId(), newId()];
  const table = { ownerId, shiftId, tableNumber: 11 };
  await engine.db.insert(visits).values({ id: visit, ...table });
  await engine.db
    .update(orders)
    .set({ visitId: visit, tableNumber: 11, status: 'inProcess', approvedAt: clock.now() })
    .where(eq(orders.id, orderId));
  const amount = agorot(100);
  await engine.db.insert(payments).values({
    id: payment,
    ownerId,
    shiftId,
    visitId: visit,
    clientToken: `payment-${payment}`,
    kind: 'cash',
    amount,
    payerName: 'Secretpayer',
  });
  await engine.db.insert(paymentParts).values({ paymentId: payment, orderId, amount });
  return { visit, payment };
};

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const choices = {
  changes: [{ name: 'Extras', type: 'single', required: true, options: [{ name: 'Egg', price: 5 }] }],
  sizes: [
    { name: 'Small', isBase: true },
    { name: 'Large', price: 10 },
  ],
};

/** The victim's is another one: the same picture is stored once, whoever uploads it. */
const pictureOf = async (name: RestaurantName): Promise<string | undefined> => {
  if (name === 'victim') return buildPicture('#1f7a4d', 8);
  return name === 'confirmed' ? smallPicture : undefined;
};

/** Of the first two, or the only one. */
const idsOf = (saved: readonly { _id: string }[]) => saved.map(({ _id }) => _id) as [string, string];

/** A restaurant in the state that its name says, with something of every kind that a request can name. */
export const buildRestaurant = async (attacked: AttackedApp, name: RestaurantName): Promise<Restaurant> => {
  const { mark, owner, email, person, personName, staff, passwordHash, tokens, appCode } = await insertOwner(
    attacked,
    name,
  );
  const station = await putIntoStationMode(attacked, await openSession(attacked, owner, false), null);
  const client = createTestClient(attacked.app);
  client.cookies.set('session', await openSession(attacked, owner, true));
  const device = newId();
  await putDevice(attacked, owner, device);

  const image = await pictureOf(name);
  const made = await makeMenu(client.send, [
    {
      name: 'Mains',
      dishes: [
        { name: 'Hummus', price: 32, image },
        { name: 'Salad', price: 32, ...choices },
      ],
    },
    { name: 'Empty', dishes: [] },
  ]);
  const menu = made.menu._id;
  const [section, emptySection] = idsOf(made.sections);
  const [dish, choiceDish] = idsOf(made.dishes);
  if (image)
    get(
      'a certificate',
      await client.put('/restaurants/kosher', {
        isKosher: true,
        kosherCertificate: image,
        kosherCertificateExpiresOn: dayOf(laterThanTheAttack()),
      }),
    );
  const hidden = await makeMenu(client.send, [
    { name: `Secretsection${mark}`, dishes: [{ name: `Secretdish${mark}`, price: 32 }] },
  ]);
  const hiddenMenu = hidden.menu._id;
  get('a name', await client.put(`/menus/${hiddenMenu}`, { name: `Secretmenu${mark}` }));
  const [hiddenSection] = idsOf(hidden.sections);
  const [hiddenDish] = idsOf(hidden.dishes);

  const area = await putArea(attacked, owner, `Secretarea${mark}`, 0);
  const otherArea = await putArea(attacked, owner, 'Bar', 1);
  const printing = await buildPrinting({ attacked, client, owner, expiresAt: laterThanTheAttack() });
  const guest = {
    name: `Secretguest${mark}`,
    phone: `07${(BigInt(`0x${mark}`) % 100_000_000n).toString().padStart(8, '0')}`,
    note: `Secretnote${mark}`,
  };
  const place = async (lines = 1) => {
    const orderToken = `secret-token-${newId()}`;
    const placed = get(
      'an order',
      await createTestClient(attacked.app).post('/orders', {
        owner,
        customerName: guest.name,
        phone: guest.phone,
        dishes: Array(lines).fill({ dishId: dish, quantity: 1, note: guest.note, isAllergyNote: true }),
        totalPrice: 32 * lines,
        clientOrderToken: orderToken,
      }),
    );
    return { order: placed._id, trackingToken: placed.trackingToken, orderToken };
  };
  const reject = async (order: string) =>
    get('a rejection', await client.patch(`/orders/${order}`, { status: 'done', rejected: true }));

  const tableCode = await putTableCode(attacked, owner);
  let shift = newId();
  let refusedPhone = newId();
  let pause = newId();
  let call = { id: newId(), trackingToken: newSecret() };
  let [waiting, finished, deleted, paid] = [1, 2, 3, 4].map(() => ({
    order: newId(),
    trackingToken: newSecret(),
    orderToken: `secret-token-${newId()}`,
  })) as [Placed, Placed, Placed, Placed];
  let table = { visit: newId(), payment: newId() };
  if (restaurantKinds[name].plan !== 'basic') {
    shift = get('a shift', await client.post('/services/start', {}))._id;
    pause = get('a pause', await client.post('/pauses', { sectionId: emptySection, minutes: null }))._id;
    if (restaurantKinds[name].shift === 'busy') call = await putCall(attacked, owner, shift);
    deleted = await place();
    get('a deletion', await client.delete(`/orders/${deleted.order}`, { reason: `Secretreason${mark}` }));
    finished = await place();
    await reject(finished.order);
    waiting = await place();
    if (restaurantKinds[name].shift === 'busy') {
      paid = await place(2);
      table = await putVisit(attacked, owner, shift, paid.order);
    }
    const refused = await client.post('/refused-phones', { orderId: waiting.order });
    refusedPhone = get('a refused phone', refused).phones[0]._id;
    if (restaurantKinds[name].shift !== 'busy') await reject(waiting.order);
    if (restaurantKinds[name].shift === 'none') get('an end', await client.post('/services/end', {}));
  }
  await attacked.services.images.idle();
  // So that no guest can order there, which would be a change that is no attack.
  if (name === 'victim')
    for (const each of [dish, choiceDish])
      get('no stock', await client.put(`/dishes/${each}/stock`, { available: false }));

  const personal = [email, person.firstName, person.lastName, personName, guest.name, guest.phone];
  const menuNames = [`Secretsection${mark}`, `Secretmenu${mark}`, `Secretdish${mark}`];
  const hiddenFromGuests = [...menuNames, `Secretarea${mark}`, guest.note];
  const secretTokens = [
    waiting.orderToken,
    waiting.trackingToken,
    call.trackingToken,
    tableCode,
    ...Object.values(tokens),
    ...Object.values(printing.secrets),
  ];
  return {
    name,
    passwordHash,
    // Attackers activate hidden menus and use tokens of their own: only the victim's must stay secret.
    secrets:
      name === 'victim'
        ? [...personal, ...hiddenFromGuests, ...secretTokens, `Secretreason${mark}`]
        : [...personal, `Secretreason${mark}`],
    known: {
      owner,
      menu,
      hiddenMenu,
      section,
      emptySection,
      hiddenSection,
      dish,
      choiceDish,
      hiddenDish,
      area,
      otherArea,
      shift,
      order: waiting.order,
      finishedOrder: finished.order,
      deletedOrder: deleted.order,
      pause,
      device,
      person: staff,
      station,
      ...printing.ids,
      ...printing.secrets,
      ticket: await findTicket(client, waiting.order),
      call: call.id,
      paidOrder: paid.order,
      ...table,
      callToken: call.trackingToken,
      refusedPhone,
      tableCode,
      trackingToken: waiting.trackingToken,
      orderToken: waiting.orderToken,
      ...tokens,
      email,
      appCode,
    },
  };
};
type Placed = { order: string; trackingToken: string; orderToken: string };
