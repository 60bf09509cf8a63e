import { Module } from '@portal/contract/access/constants'
import type { Db } from '#core/database/database.ts'
import { listStaff, type StaffMember } from '#features/access/service.ts'
import type { StoredTask } from './queries.ts'

/** Returns those who may be assignees and reviewers: staff with the module of tasks; of these ids, if given. */
export const listAssignable = (db: Db, ids: readonly number[] | null = null): Promise<StaffMember[]> =>
  listStaff(db, Module.tasks, ids)

/** Returns those who may see a task: its people, then managers of everyone's tasks. */
export async function listWhoSee(
  db: Db,
  { encargado_id: assignee, interesados: others }: Pick<StoredTask, 'encargado_id' | 'interesados'>,
): Promise<StaffMember[]> {
  const [people, managers] = await Promise.all([
    listAssignable(db, [assignee, ...others]),
    listStaff(db, Module.allTasks),
  ])
  return [...new Map([...people, ...managers].map((person) => [person.id, person])).values()]
}

/** Returns who may be a member of an idea, and mentioned in one: staff with the module of ideas; of these ids, if given. */
export const listMembers = (db: Db, ids: readonly number[] | null = null): Promise<StaffMember[]> =>
  listStaff(db, Module.ideas, ids)
