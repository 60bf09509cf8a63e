import type { Insertable } from 'kysely'
import type { Workshop } from '#core/database/schema.ts'
import { mailsTo } from './people.ts'
import { fromElsewhere } from './registration.ts'
import type { TestApp } from './start-app.ts'

let made = 0
const dayMs = 86_400_000

/** A workshop that begins in so many days; it began already with a negative number. */
export async function aWorkshop(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  inDays = 30,
  changes: Partial<Insertable<Workshop>> = {},
): Promise<number> {
  const inicio = new Date(Date.now() + inDays * dayMs)
  const { id } = await db
    .insertInto('workshop')
    .values({
      clave: `prueba-${++made}`,
      nombre: `Taller ${made}`,
      nombre_en: `Workshop ${made}`,
      lugar: 'Aula 3, Calama',
      lugar_en: 'Room 3, Calama',
      pais_id: 152,
      inicio,
      termino: new Date(inicio.getTime() + dayMs),
      zona_horaria: 'America/Santiago',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the registration form sends. */
const aRegistrationForm = (workshopId: number, changes: object = {}) => ({
  workshop_id: workshopId,
  nombre: 'Ana Rojas',
  email: `taller${++made}@example.com`,
  telefono: '+56912345678',
  empresa: 'Minera Ejemplo',
  pais_id: '152',
  idioma: 'es',
  ...changes,
})

/** Sends it, each time from an address of its own. */
export const register = (t: TestApp, workshopId: number, changes: object = {}, from: object = fromElsewhere()) =>
  t.call('POST', '/v1/workshop/registro', aRegistrationForm(workshopId, changes), null, from)

/** Registers a person, and returns their id with the token of the link in their last mail. */
export async function registered(t: TestApp, workshopId: number, changes: object = {}) {
  const email = `persona${++made}@example.com`
  const { datos } = await register(t, workshopId, { email, ...changes })
  return {
    id: datos.registro_id as number,
    email,
    posicion: datos.posicion as number | null,
    token: await linkIn(t, email),
  }
}

/** The token of the link in the last mail to someone. */
async function linkIn(t: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(t, email)
  return /workshop-registration\/([\w-]+)/.exec(mail?.texto ?? '')?.[1] ?? ''
}

/** Sends what the page behind the link sends. */
export const byLink = (t: TestApp, token: string, what: 'confirmar' | 'anular') =>
  t.call('POST', `/v1/workshop/inscripcion/${token}/${what}`, {}, null, fromElsewhere())
