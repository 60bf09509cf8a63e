import { Role } from '@portal/contract/access/constants'
import { privacyCalls } from '@portal/contract/privacy/calls'
import { aUser, mailsTo, type Person, theHouse } from './people.ts'
import { fromElsewhere } from './registration.ts'
import type { Answered, TestApp } from './start-app.ts'

let made = 0

/** An address like no other. */
export const anAddress = () => `datos${++made}@example.com`

/** Staff who work through requests. */
export const anOfficer = async (t: TestApp): Promise<Person> =>
  aUser(t, { role: Role.administrator, enterpriseId: await theHouse(t) })

/** Asks for something about one's data, as a visitor does. */
export const askFor = (t: TestApp, email: string, changes: object = {}): Promise<Answered> => {
  const form = { tipo: 'supresion', nombre: 'Ana Rojas', email, detalle: 'Todo', ...changes }
  return t.call('POST', privacyCalls.ask.path, form, null, fromElsewhere())
}

/** The token of the newest mail to an address. */
export async function requestToken(t: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(t, email)
  return /\/privacy\/request\/([\w-]+)/.exec(mail?.texto ?? '')?.[1] ?? ''
}

export const confirmBy = (t: TestApp, token: string): Promise<Answered> =>
  t.call('POST', `/v1/solicitud_datos/enlace/${token}/confirmar`, {}, null, fromElsewhere())

/** A confirmed request; returns its id and its address. */
export async function aDataRequest(t: TestApp, changes: object = {}, email = anAddress()) {
  await askFor(t, email, changes)
  const token = await requestToken(t, email)
  const { status } = await confirmBy(t, token)
  if (status !== 200) throw new Error(`the request was not confirmed: ${status}`)
  return { id: Number.parseInt(token, 10), email, token }
}
