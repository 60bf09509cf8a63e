import type { Db } from '../database/database.ts'
import { Files } from './files.ts'
import { openDisk } from './storage.ts'

/** Opens the files of a database; without the secret no address can be signed. */
export const openFiles = async (db: Db, env: Parameters<typeof openDisk>[0], secret = ''): Promise<Files> =>
  new Files(db, await openDisk(env), secret)
