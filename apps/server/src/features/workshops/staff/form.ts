import { WorkshopStatus } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { workshop } from '@portal/contract/workshops/staff-schemas'
import type { z } from 'zod'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { clockAt, momentOf } from '#core/calendar/clocks.ts'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

export type Form = z.output<typeof workshop.Form>

/** Returns the columns of a form: its times as moments in its zone. Throws what only dates and database decide. */
export async function columnsOf(db: Db, form: Form, before: { id: number; estado: string } | null) {
  if (before?.estado === WorkshopStatus.calledOff) throw new Refusal(m.calledOff)
  const { zona_horaria: zone } = form
  if (!(await queries.knowsZone(db, zone))) throw fieldRefusal('zona_horaria', m.zoneInvalid)
  const at = (typed: string | null) => (typed === null ? null : momentOf(typed, zone))
  const [inicio, termino, abre, cierra] = [
    momentOf(form.inicio, zone),
    momentOf(form.termino, zone),
    at(form.abre),
    at(form.cierra),
  ]
  if (!(termino > inicio)) throw fieldRefusal('termino', m.datesInvalid)
  if (cierra && cierra > inicio) throw fieldRefusal('cierra', m.registrationDatesInvalid)
  if (abre && abre >= (cierra ?? inicio)) throw fieldRefusal('abre', m.registrationDatesInvalid)
  const [first, last] = [inicio, termino].map((moment) => clockAt(moment, zone).toPlainDate().toString()) as [
    string,
    string,
  ]
  if (form.programa.some(({ dia }) => dia < first || dia > last)) throw fieldRefusal('programa', m.scheduleInvalid)
  if (before && before.estado !== WorkshopStatus.draft && !isComplete(form)) throw new Refusal(m.notComplete)
  const pictures = picturesOf(form)
  if (pictures.length && (await queries.knownPictures(db, before?.id ?? null, pictures)) < pictures.length)
    throw fieldRefusal('imagenes', m.picturesInvalid)
  const programa = form.programa.toSorted((a, b) => (`${a.dia}${a.inicio}` < `${b.dia}${b.inicio}` ? -1 : 1))
  return {
    ...form,
    inicio,
    termino,
    abre,
    cierra,
    programa: JSON.stringify(programa),
    expositores: JSON.stringify(form.expositores),
    imagenes: JSON.stringify(form.imagenes),
    estado: before?.estado ?? WorkshopStatus.draft,
  }
}

interface Told {
  nombre_en: string
  lugar_en: string
  descripcion: string
  descripcion_en: string
  horas: number | null
  programa: readonly { titulo_en: string }[]
}

/** Whether visitors can read everything in both languages, and certificates can be written. */
export const isComplete = ({ nombre_en, lugar_en, descripcion, descripcion_en, horas, programa }: Told): boolean =>
  [nombre_en, lugar_en, descripcion, descripcion_en].every((text) => text !== '') &&
  horas !== null &&
  programa.length > 0 &&
  programa.every(({ titulo_en: title }) => title !== '')

/** The files that a form shows, each once. */
export const picturesOf = ({ expositores, imagenes }: Pick<Form, 'expositores' | 'imagenes'>): string[] => [
  ...new Set([...expositores, ...imagenes].flatMap(({ archivo_id: id }) => id ?? [])),
]
