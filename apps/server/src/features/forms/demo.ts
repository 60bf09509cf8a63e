import { DeliveryStatus, referencePrefixes } from '@portal/contract/forms/constants'
import type { Db } from '#core/database/database.ts'
import { type DemoForm, demoForms } from './demo-forms.ts'
import * as queries from './queries.ts'
import { calendarOf, markOf, referenceOf } from './rules.ts'

/**
 * Stores the forms of the demo set inside the caller's transaction, the oldest first; none of them is sent. Returns how
 * many.
 */
export async function insertDemoForms(db: Db): Promise<number> {
  const free = calendarOf(await queries.calendarNow(db)).flatMap(({ dia, horas }) =>
    horas.map(({ hora }) => `${dia}T${hora}`),
  )
  for (const form of demoForms.toSorted((a, b) => b.hoursAgo - a.hoursAgo))
    await insertDemoForm(db, form, form.slot === undefined ? null : (free[form.slot] ?? null))
  return demoForms.length
}

async function insertDemoForm(db: Db, form: DemoForm, begin: string | null): Promise<void> {
  const { anio, ultimo } = await queries.nextNumber(db, referencePrefixes[form.kind])
  const stored = {
    referencia: referenceOf(form.kind, anio, ultimo),
    ip: '127.0.0.1',
    huella: markOf(form.kind, form.email, Object.values(form.data)),
    entrega: form.status,
  }
  const id = await queries.insertForm(
    db,
    {
      tipo: form.kind,
      idioma: form.language,
      nombre: form.name,
      email: form.email,
      telefono: form.phone,
      empresa: form.company,
      pais_id: form.country,
      datos: form.data,
      inicio: begin,
    },
    stored,
  )
  await queries.dateBack(db, id, {
    hours: form.hoursAgo,
    tries: form.tries,
    error: form.error ?? null,
    isDelivered: form.status === DeliveryStatus.delivered,
  })
}
