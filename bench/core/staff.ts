import { randomUUID } from 'node:crypto'
import { Sessions, secretOf } from '../../apps/server/src/core/identity/sessions.ts'
import { Module, Role } from '../../packages/contract/src/access/constants.ts'
import type { Market } from './market.ts'

/** Creates a member of staff who manages machines, signed in. */
export async function staffToken(db: Market['db']): Promise<string> {
  const person = { nombres: 'Bench', email: `bench.${randomUUID()}@example.com`, rol_id: Role.administrator }
  const { id } = await db.insertInto('usuario').values(person).returning('id').executeTakeFirstOrThrow()
  const module = { usuario_id: id, clave_modulo: Module.manageMachines }
  await db.insertInto('acceso_modulo').values(module).execute()
  const caller = { ip: '127.0.0.1', agent: 'bench' }
  return (await new Sessions(await secretOf(db, 'sesion')).open(db, id, caller)).token
}
