import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { rights } from '../http/rights.ts';
import { limits } from '../values/limits.ts';
import { idParams, nothing, requiredLine } from '../values/wire.ts';
import { personColors } from './person-colors.ts';
import { pinPattern } from './pin-rules.ts';
import { personTile } from './station-shape.ts';

const person = personTile.extend({ rights: z.array(z.enum(rights)) });
export type Person = z.output<typeof person>;

const newPin = z.string().regex(pinPattern);

const personFields = {
  name: requiredLine(limits.name),
  color: z.enum(personColors),
  rights: z.array(z.enum(rights)).max(rights.length),
};
const personBody = z.object(personFields);
export type PersonBody = z.output<typeof personBody>;
const newPersonBody = z.object({ ...personFields, pin: newPin });
export type NewPerson = z.output<typeof newPersonBody>;

/* Granting a right requires the password: with it they could do what otherwise needs it. */
export const peopleContract = contract({
  listPeople: endpoint({
    method: 'GET',
    path: '/people',
    access: 'owner',
    summary: 'Who works in the restaurant and may type a PIN on its stations.',
    response: z.array(person),
  }),
  addPerson: endpoint({
    method: 'POST',
    path: '/people',
    access: 'owner+password',
    summary: 'Add somebody with a name, a colour, rights and a PIN of four to six digits.',
    body: newPersonBody,
    response: person,
    status: 201,
    refusals: {
      plan_required: noDetails,
      person_name_taken: noDetails,
      trivial_pin: noDetails,
      limit_reached: noDetails,
    },
  }),
  changePerson: endpoint({
    method: 'PUT',
    path: '/people/:id',
    access: 'owner+password',
    summary: 'Change the name, the colour and the rights of somebody; rights count from the next call on.',
    params: idParams,
    body: personBody,
    response: person,
    refusals: { not_found: noDetails, person_name_taken: noDetails },
  }),
  setPin: endpoint({
    method: 'PUT',
    path: '/people/:id/pin',
    access: 'owner+password',
    summary: 'Give somebody another PIN; wherever the old one was typed, it ends at once.',
    params: idParams,
    body: z.object({ pin: newPin }),
    response: nothing,
    refusals: { not_found: noDetails, trivial_pin: noDetails },
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: '/people/:id',
    access: 'owner',
    summary: 'Remove somebody: the PIN stops at once, and what they did keeps their name.',
    params: idParams,
    response: nothing,
    refusals: { not_found: noDetails },
  }),
});
