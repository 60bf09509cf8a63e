import { isDuplicate } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'

const mostTries = 3

/** Repeats a move of named records when someone saves one of the same name at that moment. */
export async function moveNamed<T>(db: Db, move: (db: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(db, move)
    } catch (error) {
      if (tries === mostTries || !isDuplicate(error)) throw error
    }
  }
}
