/** What a restaurant has that a request can name. */
const ids = [
  'owner',
  'menu',
  'hiddenMenu',
  'section',
  'emptySection',
  'hiddenSection',
  'dish',
  'choiceDish',
  'hiddenDish',
  'area',
  'otherArea',
  'shift',
  'order',
  'finishedOrder',
  'deletedOrder',
  'pause',
  'device',
  'person',
  'station',
  'agent',
  'printer',
  'networkPrinter',
  'browserPrinter',
  'ticket',
  'browserTicket',
  'takenTicket',
  'call',
  'refusedPhone',
  'paidOrder',
  'visit',
  'payment',
] as const;
/** Known to whom they belong, and to nobody else. */
const secrets = [
  'trackingToken',
  'callToken',
  'orderToken',
  'tableCode',
  'resetToken',
  'emailToken',
  'readySecret',
  'stationCode',
  'starSecret',
  'epsonSecret',
  'agentSecret',
  'agentCode',
  'email',
  'appCode',
] as const;

export const idNames: readonly Entity[] = ids;
export type Entity = (typeof ids)[number] | (typeof secrets)[number];
export type EntityIds = Record<Entity, string>;

/** Whose entity: the caller's own, or that of an owner who must never notice the attack. */
export type Whose = 'own' | 'victim';

/**
 * Requests are generated before anything exists, and name entities by placeholder: the same seed then makes the
 * same requests, although every id is random.
 */
export const placeholder = (whose: Whose, entity: Entity): string => `{{${whose}.${entity}}}`;
/** Whether a placeholder of the victim's is in it. */
export const namesVictim = (text: string): boolean => text.includes('{{victim.');
/** A text that no request had before. */
export const freshText = '{{fresh}}';
/** Inside JSON: this number, as it is written, which `JSON.stringify` would change. */
export const rawNumber = (digits: string): string => `{{number ${digits}}}`;

export const fillIn = (text: string, known: Record<Whose, EntityIds>, fresh: () => string): string =>
  text
    .replace(/"\{\{number ([^}]*)\}\}"/g, '$1')
    .replaceAll(freshText, fresh)
    .replace(/\{\{(own|victim)\.(\w+)\}\}/g, (_, whose: Whose, entity: Entity) => known[whose][entity]);
