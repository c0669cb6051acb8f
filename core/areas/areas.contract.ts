import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { limits } from '../values/limits.ts';
import { id, idParams, nothing, requiredLine } from '../values/wire.ts';

const area = z.object({ _id: id, name: z.string() });
export type Area = z.output<typeof area>;

const areaBody = z.object({ name: requiredLine(limits.name) });

/** A menu with the areas of its sections. */
const menuAreas = z.object({
  _id: id,
  name: z.string(),
  isActive: z.boolean(),
  /** `area` null: the first one. */
  sections: z.array(z.object({ _id: id, name: z.string(), area: id.nullable() })),
});
export type MenuAreas = z.output<typeof menuAreas>;

export const areasContract = contract({
  listAreas: endpoint({
    method: 'GET',
    path: '/areas',
    access: 'station',
    summary: 'Where dishes are made, in order. With none or one the restaurant is a single area.',
    response: z.array(area),
  }),
  addArea: endpoint({
    method: 'POST',
    path: '/areas',
    access: 'owner',
    summary: 'Add an area, after the others.',
    body: areaBody,
    response: area,
    status: 201,
    refusals: { plan_required: noDetails, area_name_taken: noDetails, limit_reached: noDetails },
  }),
  renameArea: endpoint({
    method: 'PUT',
    path: '/areas/:id',
    access: 'owner',
    summary: 'Rename an area.',
    params: idParams,
    body: areaBody,
    response: area,
    refusals: { not_found: noDetails, area_name_taken: noDetails },
  }),
  orderAreas: endpoint({
    method: 'PUT',
    path: '/areas/order',
    access: 'owner',
    summary:
      'Set the order of all areas. Sections that no area was chosen for stay in the one that was first.',
    body: z.object({ order: z.array(id).max(limits.areas) }),
    response: z.array(area),
    refusals: { changed_meanwhile: noDetails },
  }),
  deleteArea: endpoint({
    method: 'DELETE',
    path: '/areas/:id',
    access: 'owner',
    summary: 'Delete an area. Its sections, and what was ordered of them, go to the first one.',
    params: idParams,
    response: nothing,
    refusals: { not_found: noDetails },
  }),
  listSectionAreas: endpoint({
    method: 'GET',
    path: '/areas/sections',
    access: 'owner',
    summary: 'The sections of every menu, each with its area.',
    response: z.array(menuAreas),
  }),
  setSectionArea: endpoint({
    method: 'PUT',
    path: '/areas/sections/:id',
    access: 'owner',
    summary:
      'Say where the dishes of a section are made; null: in the first area. Orders from now on go there.',
    params: idParams,
    body: z.object({ area: id.nullable() }),
    response: nothing,
    refusals: { not_found: noDetails },
  }),
});
