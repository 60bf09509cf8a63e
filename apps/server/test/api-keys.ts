import { Module } from '@portal/contract/access/constants'
import type { Person } from './people.ts'
import type { Signed, TestApp } from './start-app.ts'

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
