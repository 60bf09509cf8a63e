import { aUserForm, type Staff } from './makers.ts'
import { mailsTo, type Person } from './people.ts'
import type { Answered, TestApp } from './start-app.ts'

let made = 0

/** An address that nobody has. */
export const aFreshEmail = () => `nueva.direccion${++made}@example.com`

export const storedUser = ({ deps: { db } }: Pick<TestApp, 'deps'>, id: number) =>
  db.selectFrom('usuario').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Saves the form of a user as it was opened, with another e-mail and whatever else. */
export async function changeEmail(
  app: TestApp,
  id: number,
  email: string,
  as: Person,
  changes: object = {},
): Promise<Answered> {
  const { rol_id, empresa_id, sucursal_id, estado_id, version } = await storedUser(app, id)
  const form = aUserForm({ email, rol_id, empresa_id, sucursal_id, estado_id, version, ...changes })
  return app.call('PUT', `/v1/persona/update/${id}`, form, as)
}

/** The same in the own profile, which sends a form with files. */
export async function changeOwnEmail(app: TestApp, email: string, as: Person): Promise<Answered> {
  const { version } = await storedUser(app, as.id)
  const fields = { nombres: 'Ana', version: String(version), email }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  return app.call('PUT', '/v1/persona/perfil', `${parts.join('')}--b--\r\n`, as, { headers })
}

/** The token of the newest link of a change that was mailed to an address. */
export async function emailLink(app: TestApp, email: string): Promise<string> {
  for (const { texto } of await mailsTo(app, email)) {
    const token = /\/email-change\/([\w-]+)/.exec(texto ?? '')?.[1]
    if (token) return token
  }
  throw new Error(`no mail to ${email} carries a link`)
}

export const lookAtLink = (app: TestApp, token: string) => app.call('GET', `/v1/persona/correo/enlace/${token}`)

let source = 0

export const followLink = (app: TestApp, token: string) =>
  app.call('POST', `/v1/persona/correo/enlace/${token}`, {}, null, {
    remoteAddress: `10.77.${source++ >> 8}.${source & 255}`,
  })

/** A change that began and was confirmed. */
export async function confirmedChange(app: TestApp, user: Person | Staff, as: Person, email = aFreshEmail()) {
  await changeEmail(app, user.id, email, as)
  await followLink(app, await emailLink(app, email))
  return { email, takeBack: await emailLink(app, user.email) }
}
