import { Module } from '@portal/contract/access/constants'
import type { Db } from '#core/database/database.ts'
import { listStaff, type StaffMember } from '#features/access/service.ts'
import type { About } from './about.ts'
import type { StoredTask } from './queries.ts'

/** Returns those who may be assignees and reviewers: staff with the module of tasks; of these ids, if given. */
export const listAssignable = (db: Db, ids: readonly number[] | null = null): Promise<StaffMember[]> =>
  listStaff(db, Module.tasks, ids)

/** Returns those who may see a task: its people, then managers of everyone's tasks. */
export async function listWhoSee(
  db: Db,
  { encargado_id: assignee, interesados: others }: Pick<StoredTask, 'encargado_id' | 'interesados'>,
): Promise<StaffMember[]> {
  return united(await listAssignable(db, [assignee, ...others]), await listStaff(db, Module.allTasks))
}

const united = (...lists: StaffMember[][]): StaffMember[] => [
  ...new Map(lists.flat().map((person) => [person.id, person])).values(),
]

/** Returns who may be a member of an idea, and mentioned in one: staff with the module of ideas; of these ids, if given. */
export const listMembers = (db: Db, ids: readonly number[] | null = null): Promise<StaffMember[]> =>
  listStaff(db, Module.ideas, ids)

/** Returns those of these people who may open tasks, or ideas, at all: staff with a module of them. */
export const listReadersOf = async (db: Db, { idea_id }: About, ids: readonly number[]): Promise<StaffMember[]> =>
  idea_id === null
    ? united(await listAssignable(db, ids), await listStaff(db, Module.allTasks, ids))
    : listMembers(db, ids)
