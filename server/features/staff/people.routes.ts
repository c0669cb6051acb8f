import type { peopleContract } from '#core/staff/people.contract.ts';
import type { SecurityLogService } from '#server/features/security/security-log.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { PeopleService } from './people.service.ts';

type Needs = { people: PeopleService; securityLog: SecurityLogService };

export const peopleRoutes = ({ people, securityLog }: Needs): HandlersFor<typeof peopleContract> => ({
  listPeople: ({ owner }) => people.list(owner),

  addPerson: async ({ owner, body, request }) => {
    const person = await people.add(owner, body);
    securityLog.record('person_added', owner, request);
    return person;
  },

  changePerson: async ({ owner, params, body, request }) => {
    const person = await people.change(owner, params.id, body);
    securityLog.record('person_changed', owner, request);
    return person;
  },

  setPin: async ({ owner, params, body, request }) => {
    await people.setPin(owner, params.id, body.pin);
    securityLog.record('pin_changed', owner, request);
    return {};
  },

  removePerson: async ({ owner, params, request }) => {
    await people.remove(owner, params.id);
    securityLog.record('person_removed', owner, request);
    return {};
  },
});
