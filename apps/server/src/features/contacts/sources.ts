import { calendarLayers } from '@portal/contract/calendar/constants'
import { contactModules, meetingMinutes } from '@portal/contract/contacts/constants'
import { ContactListQuerySchema } from '@portal/contract/contacts/schemas'
import type { Text } from '@portal/contract/core/text'
import { panelLimits, tileNames } from '@portal/contract/panels/constants'
import { searchLists } from '@portal/contract/search/constants'
import { type WorkSection, workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import { record, recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import type { LayerSource } from '#features/calendar/service.ts'
import { pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { WorkSource } from '#features/start/service.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { changesOf } from './changes.ts'
import { askedBy } from './list/list.ts'
import * as lists from './list/queries.ts'
import { countContactsExactly } from './list/queries.ts'
import { contactScopeOf } from './policy.ts'
import { contactRows, getStored } from './queries.ts'
import * as queries from './source-queries.ts'

/** Contacts for the search palette. */
export const contactSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (contactModules.some((module) => modules.has(module)) ? searchLists.contacts : null),
  async find(actor, text, most) {
    const rows = await queries.findContacts(db, contactScopeOf(actor), text, most)
    return rows.map(({ id, nombre, empresa, email }) => {
      const detalle = [empresa, email].filter(Boolean).join(' · ')
      return { id, titulo: nombre, detalle, detalle_en: detalle }
    })
  },
})

/** Meetings with contacts in the calendar of their responsible. */
export const meetingLayer = (db: Db): LayerSource => ({
  layer: calendarLayers.meetings,
  isFor: ({ modules }) => contactModules.some((module) => modules.has(module)),
  async list(actor, ofUserId, span) {
    const rows = await queries.listMeetings(db, contactScopeOf(actor), ofUserId, span)
    return rows.map((row) => ({
      id: row.id,
      registro_id: row.contacto_id,
      titulo: `${row.nombre} · ${row.empresa}`,
      fecha_inicio: row.fecha_reunion!,
      fecha_termino: new Date(row.fecha_reunion!.getTime() + meetingMinutes * 60_000),
      todo_el_dia: false,
      zona_horaria: row.zona_horaria,
      editado_en: row.editado_en ?? row.creado_en,
      version: row.version,
    }))
  },
})

/** First day of each group, and the day on which the next one begins. */
const silences = [
  [panelLimits.silentDays, 60],
  [60, 90],
  [90, null],
] as const

const grupos = silences.map(([from, to]) =>
  to === null
    ? { clave: `${from}`, es: `${from} días o más`, en: `${from} days or longer` }
    : { clave: `${from}`, es: `${from} a ${to - 1} días`, en: `${from} to ${to - 1} days` },
)

/** The reader's own contacts by how long nobody has spoken to them. */
export const silentTile = (db: Db): TileSource => ({
  tile: tileNames.silentClients,
  isFor: ({ modules }) => contactModules.some((module) => modules.has(module)),
  async read(actor, { elapsed: spans }) {
    const counts = silences.map(async ([from, to]) => {
      const wanted = { responsable_id: actor.id, silencio_dias: from, silencio_menos_de: to }
      const { orden: _, ...filters } = await askedBy(db, actor, ContactListQuerySchema.parse(wanted))
      return {
        grupo: `${from}`,
        intervalo: null,
        total: await countContactsExactly(db, contactScopeOf(actor), filters),
      }
    })
    const puntos = pointsOf(await Promise.all(counts))
    const now = totalOf(puntos)
    return { spans, actual: now, anterior: null, hoy: now, grupos, puntos }
  },
})

interface Undo {
  version: number
  usuario_id: number
  empresa_id: number | null
}

/** Contacts and their coming meetings: the only way in which many of them go to another person. */
export const contactHoldings: HoldingSource = {
  kind: 'contactos',
  name: { es: 'Contactos', en: 'Contacts' },
  modules: contactModules,
  isOfEnterprise: false,
  mayStay: false,
  scopeFor: contactScopeOf,
  addressFor: ({ modules }, id) =>
    contactModules.some((module) => modules.has(module)) ? `/dashboard/contactos/detalles-contacto/${id}` : null,
  async count(db, scope, userId) {
    const { contactos, reuniones } = await queries.countPortfolio(db, scope, userId)
    return { total: contactos, detail: meetings(reuniones) }
  },
  async move(db, actor, move) {
    const { from, to } = move
    const moved = await queries.moveContacts(db, move)
    const rows = moved.map(({ id, empresa_id }) => ({
      action: 'contacts.assigned',
      entity: 'contacto',
      id,
      before: { responsable_id: from, empresa_id },
      after: { responsable_id: to.id, empresa_id: to.empresa_id },
    }))
    const of = [{ enterpriseId: to.empresa_id }, { authorId: from }, { authorId: to.id }]
    await recordAll(db, actor, rows, rows.length > 0 ? [{ area: 'contactos', of }] : [])
    return moved.map(({ id, nombre, version, empresa_id }) => ({
      id,
      nombre,
      undo: { version, usuario_id: from, empresa_id } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, usuario_id, empresa_id }: Undo) {
    const before = await getStored(db, id)
    refuseStale(before, version)
    const after = await contactRows.update(db, id, { responsable_id: usuario_id, empresa_id })
    const recorded = { action: 'contacts.assigned', entity: 'contacto', id, before, after }
    await record(db, actor, { ...recorded, announces: changesOf(before, after) })
  },
}

function meetings(count: number): Text {
  if (count === 0) return nothingElse
  if (count === 1) return { es: 'con 1 reunión futura', en: 'with 1 coming meeting' }
  return { es: `con ${count} reuniones futuras`, en: `with ${count} coming meetings` }
}

type Only = 'reunion_hoy' | 'por_responder' | 'sin_contacto'

/** What of the contacts waits for a reader: meetings of today, meetings to answer, and who was not spoken to. */
export const contactWork = (db: Db): WorkSource[] => [
  work(db, workSections.meetingsToday, 'reunion_hoy', 'proxima_reunion'),
  work(db, workSections.meetingsToAnswer, 'por_responder', 'contactado_en'),
  work(db, workSections.silentContacts, 'sin_contacto', 'contactado_en'),
]

const work = (db: Db, section: WorkSection, only: Only, moment: 'proxima_reunion' | 'contactado_en'): WorkSource => ({
  section,
  isFor: ({ modules }) => contactModules.some((module) => modules.has(module)),
  async read(actor, most) {
    const { page: _, page_row: __, ...wanted } = ContactListQuerySchema.parse({ [only]: true, orden: 'contactado_en' })
    const scope = contactScopeOf(actor)
    const { orden, ...filters } = await askedBy(db, actor, wanted)
    const found = await lists.findContacts(db, scope, filters)
    const { total } = found
    const rows = await lists.listContacts(db, scope, { ...filters, orden }, { offset: 0, limit: most, found })
    return {
      rows: rows.map((row) => ({
        id: row.id,
        titulo: row.nombre,
        detalle: row.empresa,
        detalle_en: row.empresa,
        momento: (moment === 'proxima_reunion' && row.proxima_reunion) || lastContactOf(row),
        dias: null,
        importe: null,
      })),
      total: Math.min(total, lists.maxCounted),
      isExact: total <= lists.maxCounted,
    }
  },
})

/** An entry is no contact: null until something happens. */
const lastContactOf = (row: lists.ContactRow): Date | null => (lists.isContacted(row) ? row.contactado_en : null)
