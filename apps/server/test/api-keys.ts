import { Module, Role } from '@portal/contract/access/constants'
import { aUser, type Person, theHouse } from './people.ts'
import { aSeller } from './quotes.ts'
import { type Signed, startApp, type TestApp } from './start-app.ts'

/** A call that keys of the module of all quotes open. */
export const allQuotes = '/v1/cotizacion/list_all'

/** An application with a seller and with an administrator who makes keys. */
export async function startWithKeys() {
  const t = await startApp()
  return { t, house: await theHouse(t), seller: await aSeller(t), admin: await anAdmin(t) }
}

export const anAdmin = async (t: TestApp, wishes: object = {}) =>
  aUser(t, { role: Role.administrator, enterpriseId: await theHouse(t), ...wishes })

export interface Key extends Signed {
  id: number
}

/** A key that was made by the call, ready to be used like a session. */
export async function aKey(t: TestApp, maker: Signed, changes: object = {}): Promise<Key> {
  const form = { nombre: 'ERP', modulos: [Module.quotes, Module.allQuotes], solo_lectura: false, ...changes }
  const reply = await t.call('POST', '/v1/llave_api/save', form, maker)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply))
  return { id: reply.datos.id, token: reply.datos.llave }
}

export const keyRow = ({ deps: { db } }: Pick<TestApp, 'deps'>, { id }: Key) =>
  db.selectFrom('llave_api').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Makes the proofs of a person old. */
export const forgetProof = ({ deps: { db } }: Pick<TestApp, 'deps'>, { id }: Person) =>
  db.updateTable('sesion').set({ probada_en: null }).where('usuario_id', '=', id).execute()
