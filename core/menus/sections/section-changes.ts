import type { z } from 'zod';
import type { ErrorCode } from '../../errors/error-codes.ts';
import { isSameHours, type SectionHours } from '../../hours/section-hours.ts';
import { limits } from '../../values/limits.ts';
import type { sectionChanges } from '../menus.contract.ts';

export type SavedSection = { id: string; name: string; showImages: boolean; hours: SectionHours };
export type SectionChanges = z.output<typeof sectionChanges>;

export type SectionPlan<S extends SavedSection = SavedSection> =
  | { ok: true; removed: string[]; updated: SavedSection[]; addedNames: string[] }
  | { ok: false; problem: Extract<ErrorCode, 'not_found' | 'section_name_taken' | 'limit_reached'> }
  /** Another screen was faster: what the section is now. */
  | { ok: false; problem: Extract<ErrorCode, 'changed_meanwhile'>; section: S };

/**
 * What a request means for the sections of a menu: first what is removed, then what is renamed, then what is added.
 * Only the outcome must have unique names, so one request may swap two names or reuse the name of a removed section.
 */
export const planSectionChanges = <S extends SavedSection>(
  current: readonly S[],
  changes: SectionChanges,
  freeName: (taken: ReadonlySet<string>) => string,
): SectionPlan<S> => {
  const remaining = new Map(current.map((section) => [section.id, section]));
  const removed = [...new Set(changes.remove)];
  for (const id of removed) if (!remaining.delete(id)) return { ok: false, problem: 'not_found' };

  const updated = new Map<string, SavedSection>();
  for (const { _id, newName, was, showImages, hours, hoursWere } of changes.update) {
    const before = remaining.get(_id);
    if (!before) return { ok: false, problem: 'not_found' };
    const isOtherName = was !== undefined && was !== before.name;
    const areOtherHours = hoursWere !== undefined && !isSameHours(hoursWere, before.hours);
    if (isOtherName || areOtherHours) return { ok: false, problem: 'changed_meanwhile', section: before };
    const after = {
      ...before,
      name: newName ?? before.name,
      showImages: showImages ?? before.showImages,
      hours: hours ?? before.hours,
    };
    remaining.set(_id, after);
    updated.set(_id, after);
  }

  const names = new Set([...remaining.values()].map((section) => section.name));
  if (names.size < remaining.size) return { ok: false, problem: 'section_name_taken' };
  if (changes.add.length > 0 && remaining.size + changes.add.length > limits.sectionsPerMenu) {
    return { ok: false, problem: 'limit_reached' };
  }
  // Chosen names first, so that a numbered one never takes a name from the same request.
  for (const { sectionName } of changes.add) {
    if (sectionName === undefined) continue;
    if (names.has(sectionName)) return { ok: false, problem: 'section_name_taken' };
    names.add(sectionName);
  }
  const addedNames = changes.add.map(({ sectionName }) => {
    const name = sectionName ?? freeName(names);
    names.add(name);
    return name;
  });
  return { ok: true, removed, updated: [...updated.values()], addedNames };
};
