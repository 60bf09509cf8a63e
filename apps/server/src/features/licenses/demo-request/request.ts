import { coreMessages } from '@portal/contract/core/core-messages'
import type { Limit } from '@portal/contract/core/endpoint'
import type { In } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { LicenseOrigin, LicenseType } from '@portal/contract/licenses/constants'
import { licenseDemoMessages as m } from '@portal/contract/licenses/messages'
import type { DemoFormSchema, DemoGrantedSchema } from '@portal/contract/licenses/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseBeyond } from '#core/door/rate-limits.ts'
import { noteForEmail } from '#features/contacts/service.ts'
import { nextReference } from '#features/forms/service.ts'
import { getPerson } from '../own/queries.ts'
import { grantLicense } from '../save/grant.ts'
import { isTypeOpen } from '../save/queries.ts'
import * as queries from './queries.ts'
import { halfTime } from './rules.ts'

type Form = z.output<typeof DemoFormSchema>

/**
 * Gives the actor a demo of a service at once, with an event of their contact that asks to follow it up at half time
 * (rule licenses/demo). Throws `alreadyRequested` for the second of the same service and e-mail or tax id, also of two
 * at once. Anyone may type a tax id: so that nobody tries whose it is, an account may ask a few times a day, and so
 * that nobody keeps a company out, staff read of a tax id that was used before and may give the license by hand.
 */
export async function requestDemo(db: Db, actor: Actor, form: Form): Promise<In<typeof DemoGrantedSchema>> {
  await refuseBeyond(db, asking, `${actor.id}`)
  try {
    return await inTransaction(db, (db) => give(db, actor, form))
  } catch (error) {
    const isSecond = isDuplicate(error, 'licencia_demo_email') || isDuplicate(error, 'licencia_demo_identificador')
    if (isDuplicate(error, 'licencia_demo_identificador')) await inTransaction(db, (db) => tellStaff(db, actor, form))
    throw isSecond ? new Refusal(m.alreadyRequested, { cause: error }) : error
  }
}

/** Of one account; more are tries. */
const asking: Limit = { name: 'licencia-demo-dia', max: 5, seconds: 86_400 }

/** An event of the contact for whoever looks after them: another account has had this tax id. */
async function tellStaff(db: Db, actor: Actor, form: Form): Promise<void> {
  const service = await queries.getService(db, form.servicio_id)
  if (!service) return
  const person = await getPerson(db, actor.id)
  const isEnglish = person.idioma === 'en'
  await noteForEmail(db, actor, {
    person: contactOf(person, form),
    comment: isEnglish
      ? `Asked for a demo of ${nameIn(service, 'nombre', 'en')} with a tax id that another account has used: please check.`
      : `Pidió una demo de ${service.nombre} con un identificador tributario que otra cuenta ya usó: revíselo.`,
    meetingAt: null,
    zone: person.zona,
  })
}

async function give(db: Db, actor: Actor, form: Form): Promise<In<typeof DemoGrantedSchema>> {
  const service = await queries.getService(db, form.servicio_id)
  if (!service) throw fieldRefusal('servicio_id', coreMessages.invalid)
  if (!(await isTypeOpen(db, LicenseType.demo))) throw new Refusal(m.notRequested)
  const person = await getPerson(db, actor.id)
  const license = await grantLicense(db, actor, {
    userId: actor.id,
    serviceId: service.id,
    typeId: LicenseType.demo,
    startsOn: person.hoy,
    endsOn: null,
    origin: LicenseOrigin.demo,
  })
  const reference = await nextReference(db, 'DM')
  const isEnglish = person.idioma === 'en'
  const eventId = await noteForEmail(db, actor, {
    person: contactOf(person, form),
    comment: isEnglish
      ? `Demo of ${nameIn(service, 'nombre', 'en')} (${reference}): ask how it goes.`
      : `Demo de ${service.nombre} (${reference}): preguntar cómo va.`,
    meetingAt: halfTime(license.fecha_inicio, license.fecha_termino, person.zona),
    zone: person.zona,
  })
  const id = await queries.insertDemo(db, {
    referencia: reference,
    servicio_id: service.id,
    licencia_id: license.id,
    usuario_id: actor.id,
    email: person.email.toLowerCase(),
    identificador: form.identificador_tributario.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''),
    empresa: form.empresa,
    historialcontacto_id: eventId,
  })
  const after = { referencia: reference, servicio_id: service.id, licencia_id: license.id }
  await record(db, actor, { action: 'licenses.demoRequested', entity: 'licencia_demo', id, after })
  return { referencia: reference, licencia_id: license.id, fecha_termino: license.fecha_termino }
}

const contactOf = (person: Awaited<ReturnType<typeof getPerson>>, { empresa }: Form) => ({
  nombre: person.nombre,
  email: person.email,
  telefono: person.telefono,
  pais_id: person.pais_seguro,
  empresa,
  ocupacion: '',
  idioma: person.idioma,
})
