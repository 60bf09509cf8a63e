import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { recoveryHash } from '../src/features/sign-in/factor/recovery.ts'
import { newTotpSecret, sealed } from '../src/features/sign-in/factor/totp.ts'
import { type Person, password } from './people.ts'
import { fromElsewhere } from './registration.ts'
import type { Answered, Signed, TestApp } from './start-app.ts'

type App = Pick<TestApp, 'deps'>

/** Returns the code of an app so many periods from now. */
export const codeOf = (secret: string, periods = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + periods * 30_000 })

/** Gives a user an app as if they had added it. Returns its secret. */
export async function withApp({ deps: { db, secrets } }: App, { id }: { id: number }, name = 'Teléfono') {
  const secret = newTotpSecret()
  const row = { usuario_id: id, tipo: 'totp', nombre: name, secreto: sealed(secrets.factor, secret) }
  await db
    .insertInto('factor')
    .values({ ...row, confirmado_en: new Date() })
    .execute()
  return secret
}

/** Gives a user a recovery code. */
export async function withCode({ deps: { db, secrets } }: App, { id }: { id: number }, code = 'ABCDEFGHIJ') {
  const hash = recoveryHash(secrets.factor, id, code)
  await db.insertInto('factor_codigo').values({ usuario_id: id, codigo_hash: hash }).execute()
  return code
}

/** As if the owner of all open sessions of a user had last proved who they are 11 minutes ago. */
export const growStale = ({ deps: { db } }: App, { id }: { id: number }) =>
  db
    .updateTable('sesion')
    .set({ probada_en: sql`now() - interval '11 minutes'` })
    .where('usuario_id', '=', id)
    .execute()

/** Enters the password of an account with a second factor. Returns the token of the log-in that waits. */
export async function pendingOf(app: TestApp, { email }: Pick<Person, 'email'>): Promise<string> {
  const reply = await app.call('POST', '/v1/persona/login', { email, password }, null, fromElsewhere())
  if (reply.codigo !== 11) throw new Error(`${reply.status} ${reply.mensaje}`)
  return reply.datos.reto
}

export const finish = (app: TestApp, body: object): Promise<Answered> =>
  app.call('POST', '/v1/persona/login/factor', body, null, fromElsewhere())

export const prove = (app: TestApp, as: Signed, body: object): Promise<Answered> =>
  app.call('POST', '/v1/persona/factor/confirmar', body, as)

export const factorOf = (app: TestApp, as: Signed): Promise<Answered> =>
  app.call('GET', '/v1/persona/factor', undefined, as)
