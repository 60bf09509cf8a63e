import { Sessions, secretOf } from '../../apps/server/src/core/identity/sessions.ts'
import { Module, Role } from '../../packages/contract/src/access/constants.ts'
import type { Market } from './market.ts'

/** Creates members of staff who manage listings, signed in: as many as the budget of one account needs. */
export const staffTokens = (db: Market['db'], count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => staffToken(db, nth)))

async function staffToken(db: Market['db'], nth: number): Promise<string> {
  const person = { nombres: 'Bench', email: `bench.${nth}@example.com`, rol_id: Role.administrator }
  const { id } = await db.insertInto('usuario').values(person).returning('id').executeTakeFirstOrThrow()
  const module = { usuario_id: id, clave_modulo: Module.manageClassifieds }
  await db.insertInto('acceso_modulo').values(module).execute()
  const caller = { ip: '127.0.0.1', agent: 'bench' }
  return (await new Sessions(await secretOf(db, 'sesion')).open(db, id, caller)).token
}
