import type { Db } from '#core/database/database.ts'
import { insertDemoTask } from './queries.ts'
import { demoTasks } from './tasks.ts'

/** Stores tasks of people of the house in every status, due around today; inside the caller's transaction. */
export async function insertDemoTasks(db: Db, people: readonly { id: number }[]): Promise<number> {
  const idAt = (place: number) => people[place % people.length]!.id
  for (const task of demoTasks) await insertDemoTask(db, task, idAt)
  return demoTasks.length
}
