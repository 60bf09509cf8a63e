import type { Language } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import { nameIn } from '@portal/contract/core/names'
import { licenseImportMessages as m } from '@portal/contract/imports/messages'
import { LicenseRowFormSchema } from '@portal/contract/imports/schemas'
import { LicenseType, studentYears } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { z } from 'zod'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { listKnownEnterprises } from '#features/enterprises/service.ts'
import {
  endsOf,
  type ImportedLicense,
  type ImportedValues,
  type KnownLicense,
  licensesBy,
  listAnyServices,
  listAnyTypes,
  listKnownLicenses,
  listNamedPeople,
  listPeople,
  type NamedPerson,
  serialKeyOf,
} from '#features/licenses/service.ts'
import { repeated } from '../../cells.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { Fault, SheetRow, Warning } from '../../queries.ts'
import { type Span, spansTaken } from './serials.ts'
import { licenseTexts } from './texts.ts'
import {
  codeIn,
  dayText,
  emailIn,
  enterpriseBy,
  personBy,
  personNameIn,
  readerOf,
  type SaidEnterprise,
  saidStatusOf,
} from './values.ts'

type Form = z.output<typeof LicenseRowFormSchema>

/** What a row says, whose it is, and what is wrong with it. */
interface Draft {
  row: SheetRow
  sent: Record<string, unknown>
  holder: NamedPerson | undefined
  enterprise: SaidEnterprise
  serialKey: string
  known: KnownLicense | null
  form: Form | null
  errores: Fault[]
  avisos: Warning[]
}

interface Context {
  language: Language
  services: ReadonlyMap<number, { isActive: boolean; dias_gracia: number }>
  types: ReadonlyMap<number, Awaited<ReturnType<typeof listAnyTypes>>[number]>
  people: ReadonlyMap<number, NamedPerson>
  ends: Awaited<ReturnType<typeof endsOf>>
}

/**
 * A row is one license: the stored one of its number, of its serial number, or of its holder (rule imports/natural-keys), or a
 * new one of the previous program. Of a stored one it changes what nobody edited since an import; empty cells keep. Status
 * and end follow from the rules of licenses, and what cannot be is refused.
 */
export async function planLicenses(
  db: Db,
  { asked, actor, rows }: Sheet,
): Promise<readonly Planned<ImportedLicense>[]> {
  const language = asked.idioma
  const scope = scopeOf(actor)
  const [services, types, enterprises] = await Promise.all([
    listAnyServices(db),
    listAnyTypes(db),
    listKnownEnterprises(db, scope),
  ])
  const cells = rows.map(({ datos }) => datos.titular)
  const named = await listNamedPeople(db, scope, {
    emails: cells.flatMap((cell) => emailIn(cell) || []),
    names: cells.flatMap((cell) => personNameIn(cell) || []),
  })
  const read = readerOf(services, types)
  const [personOf, enterpriseOf] = [personBy(named), enterpriseBy(enterprises)]
  const said = rows.map((row) => {
    const sent = read(row.datos)
    const enterprise = enterpriseOf(row.datos)
    const holder = personOf(row.datos.titular, enterprise && 'id' in enterprise ? enterprise.id : null)
    return { row, sent, enterprise, holder, serialKey: serialKeyOf(sent.serie) }
  })
  const stored = await listKnownLicenses(db, scope, {
    holders: said.flatMap(({ holder }) => holder?.id ?? []),
    serials: said.flatMap(({ serialKey }) => serialKey || []),
    codes: said.flatMap(({ row }) => codeIn(row.datos) || []),
  })
  const find = finderOf(stored, language)
  const drafts = said.map((one): Draft => {
    const { known, errores } = find(one)
    const filled = known ? { ...storedAs(known), ...one.sent } : one.sent
    const { form, errores: wrong } = formOf(LicenseRowFormSchema, filled, m, language)
    return { ...one, known, form, errores: [...errores, ...wrong], avisos: [] }
  })
  const holders = await listPeople(
    db,
    scope,
    drafts.flatMap(({ known }) => known?.usuario_id ?? []),
  )
  const context: Context = {
    language,
    services: new Map(services.map((service) => [service.id, service])),
    types: new Map(types.map((type) => [type.id, type])),
    people: new Map([...named, ...holders].map((person) => [person.id, person])),
    ends: await endsOf(db, drafts.flatMap(termOf), studentYears),
  }
  refuseTwice(drafts, language)
  const planned = drafts.map((draft) => planRow(draft, context))
  refuseTaken(planned, stored, language)
  return planned.map(({ plan }) => plan)
}

const termOf = ({ form }: Draft) => (form ? [{ start: form.fecha_inicio, typeId: form.tipo_licencia_id }] : [])

/** The cells that a known license fills where a row is empty. */
const storedAs = ({ inicios, ...known }: KnownLicense) => ({
  servicio_id: known.servicio_id,
  tipo_licencia_id: known.tipo_licencia_id,
  fecha_inicio: inicios[0],
  fecha_termino: known.fecha_termino,
  serie: known.serie ?? '',
  notas: known.notas,
})

type Said = Pick<Draft, 'row' | 'sent' | 'holder' | 'serialKey'>

/** Returns what finds the stored license that a row is about. */
function finderOf(stored: readonly KnownLicense[], language: Language) {
  const find = licensesBy(stored)
  const byCode = new Map(stored.map((license) => [license.codigo, license]))
  return ({ row, sent, holder, serialKey }: Said): Pick<Draft, 'known' | 'errores'> => {
    const refused = (field: string, entry: Message) => ({ known: null, errores: [faultOf(field, entry, language)] })
    const code = codeIn(row.datos)
    if (code !== '') {
      const known = byCode.get(code)
      if (!known) return refused('codigo', m.codeUnknown)
      const isKept =
        (sent.servicio_id ?? known.servicio_id) === known.servicio_id &&
        (sent.fecha_inicio === undefined || known.inicios.includes(String(sent.fecha_inicio)))
      return isKept ? { known, errores: [] } : refused('codigo', m.keyStays)
    }
    const { servicio_id: serviceId, fecha_inicio: startsOn } = sent
    if (typeof serviceId !== 'number' || typeof startsOn !== 'string') return { known: null, errores: [] }
    const found = find({ serviceId, startsOn, serialKey, holderId: holder?.id ?? null })
    return found.length > 1 ? refused('serie', m.ambiguous) : { known: found[0] ?? null, errores: [] }
  }
}

/** Whether a row has no serial number at all. */
const isBare = ({ sent, row }: Draft) => sent.serie === undefined && row.ilegibles.serie === undefined

/** Two rows of one license are refused: which of them is right cannot be told. */
function refuseTwice(drafts: readonly Draft[], language: Language): void {
  const ofHolder = ({ form, holder }: Draft) =>
    form && holder ? `${form.servicio_id} ${form.fecha_inicio} ${holder.id}` : null
  const keyOf = (draft: Draft) => {
    if (draft.known) return `id ${draft.known.id}`
    const { form, serialKey } = draft
    if (form && serialKey) return `${form.servicio_id} ${form.fecha_inicio} serie ${serialKey}`
    return isBare(draft) ? ofHolder(draft) : null
  }
  const twice = repeated(drafts.map(keyOf))
  const holders = repeated(drafts.map((draft) => (draft.known ? null : ofHolder(draft))))
  for (const draft of drafts) {
    const field = draft.serialKey ? 'serie' : 'titular'
    if (twice.has(keyOf(draft)!)) draft.errores.push(faultOf(field, m.twice, language))
    else if (!draft.known && isBare(draft) && holders.has(ofHolder(draft)!))
      draft.errores.push(faultOf('serie', m.ambiguous, language))
  }
}

interface PlannedRow {
  draft: Draft
  plan: Planned<ImportedLicense>
  /** As it would be stored; null for a row that cannot be read. */
  values: ImportedValues | null
}

function planRow(draft: Draft, context: Context): PlannedRow {
  const { form, sent, known, errores, avisos } = draft
  errores.push(...ownerFaults(draft, context))
  if (saidStatusOf(draft.row.datos.estado) === undefined)
    errores.push(faultOf('estado', m.statusInvalid, context.language))
  const holder = draft.holder ?? (known ? context.people.get(known.usuario_id) : undefined)
  if (!form || !holder)
    return { draft, values: null, plan: { accion: 'crear', errores, avisos, draft: null, read: { ...sent, ...form } } }
  const end = endOf(draft, form, context)
  const days = { start: form.fecha_inicio, end, today: holder.hoy }
  const wanted: ImportedValues = {
    usuario_id: holder.id,
    tipo_licencia_id: form.tipo_licencia_id,
    fecha_termino: end,
    suspendida: suspensionOf(draft, form, days, context),
    serie: form.serie || null,
    notas: form.notas,
  }
  const { values, changed } = known ? mergedWith(known, wanted, draft, context) : { values: wanted, changed: [] }
  errores.push(...dateFaults(draft, form, values, holder, context))
  const isSuspended = values.suspendida !== null
  const estado = isSuspended ? LicenseStatus.inactive : statusByDates(days, context.services.get(form.servicio_id))
  const shown = { titular: holder.email, estado, suspendida: values.suspendida ?? '', fecha_termino: end }
  const of = { servicio_id: form.servicio_id, fecha_inicio: form.fecha_inicio, values, changed }
  const to = known && { id: known.id, version: known.version, base: known.importada }
  const accion = !known ? 'crear' : changed.length > 0 ? 'actualizar' : 'igual'
  const plan = { accion, errores, avisos, draft: { ...of, known: to }, read: { ...form, ...shown } } as const
  return { draft, values, plan }
}

/** What is wrong with the holder and the enterprise of a row. */
function ownerFaults({ row, holder, enterprise, known }: Draft, { language, people }: Context): Fault[] {
  const fault = (field: string, entry: Message) => [faultOf(field, entry, language)]
  if (enterprise && 'why' in enterprise)
    return fault(enterprise.field, enterprise.why === 'several' ? m.matchesTwo : m.enterpriseInvalid)
  const isNamed = row.datos.titular !== undefined
  if (!holder && (isNamed || !known || !people.has(known.usuario_id))) return fault('titular', m.holderInvalid)
  const isNew = holder !== undefined && holder.id !== known?.usuario_id
  return enterprise && isNew && holder.empresa_id !== enterprise.id ? fault(enterprise.field, m.holderElsewhere) : []
}

/** The end of a row; without one that of its type. */
function endOf({ sent, known, avisos }: Draft, form: Form, { language, ends }: Context): string {
  if (form.fecha_termino !== null) return form.fecha_termino
  if (sent.fecha_termino === undefined && !known)
    avisos.push({ campo: 'fecha_termino', texto: licenseTexts[language].endByType })
  return ends({ start: form.fecha_inicio, typeId: form.tipo_licencia_id })?.end ?? form.fecha_inicio
}

interface Days {
  start: string
  end: string
  today: string
}

const { compare, from } = Temporal.PlainDate

/** What a license is by its dates alone. */
function statusByDates({ start, end, today }: Days, service?: { dias_gracia: number }): LicenseStatus {
  const last = from(end).add({ days: service?.dias_gracia ?? 0 })
  if (compare(last, today) < 0) return LicenseStatus.finished
  return start <= today ? LicenseStatus.active : LicenseStatus.inactive
}

/**
 * Why a license is suspended, null where it is not. What a row says of the status must agree with its dates: only
 * a suspension is stored, the rest follows.
 */
function suspensionOf(draft: Draft, form: Form, days: Days, context: Context): string | null {
  const { row, known, errores, avisos } = draft
  const { language, services } = context
  const t = licenseTexts[language]
  const said = saidStatusOf(row.datos.estado) ?? (row.datos.suspendida === undefined ? null : 'suspended')
  if (said === null) return known?.suspendida ?? null
  const byDates = statusByDates(days, services.get(form.servicio_id))
  const warn = (texto: string) => avisos.push({ campo: 'estado', texto })
  if (byDates === LicenseStatus.finished) {
    if (said !== 'finished') warn(t.endsBefore(dayText(days.end)))
    return known?.suspendida ?? null
  }
  if (said === 'finished') errores.push(faultOf('estado', m.stillRuns, language))
  const isScheduled = byDates === LicenseStatus.inactive
  if (said === 'suspended' || (said === 'inactive' && !isScheduled))
    return form.suspendida || known?.suspendida || t.suspendedBefore
  if (isScheduled && said === 'active') warn(t.startsLater(dayText(form.fecha_inicio)))
  return null
}

/** Which column says a field of a license. */
const columnOf: Readonly<Record<keyof ImportedValues, string>> = {
  usuario_id: 'titular',
  tipo_licencia_id: 'tipo_licencia_id',
  fecha_termino: 'fecha_termino',
  suspendida: 'estado',
  serie: 'serie',
  notas: 'notas',
}
const fieldsOf = Object.keys(columnOf) as (keyof ImportedValues)[]

/** Takes from a row what nobody edited since an import stored it, and says what stays. */
function mergedWith(known: KnownLicense, wanted: ImportedValues, draft: Draft, context: Context) {
  const t = licenseTexts[context.language]
  const values: Record<keyof ImportedValues, unknown> = { ...wanted }
  const differing = fieldsOf.filter((field) => wanted[field] !== known[field])
  const changed = differing.filter((field) => !isEdited(known, field))
  for (const field of differing.filter((field) => !changed.includes(field))) {
    values[field] = known[field]
    draft.avisos.push({ campo: columnOf[field], texto: t.edited(saidOf(known, field, context) || t.empty) })
  }
  return { values: values as unknown as ImportedValues, changed }
}

/** Whether someone edited a field since an import stored it; of what no import stored, whether it says anything. */
function isEdited({ importada: base, inicios, ...known }: KnownLicense, field: keyof ImportedValues): boolean {
  const isOfPeriod = field === 'fecha_termino' || field === 'tipo_licencia_id'
  if (isOfPeriod && inicios.length > 1) return true // it was renewed
  return base && field in base ? known[field] !== base[field] : (known[field] ?? '') !== ''
}

/** A field of a stored license in words. */
function saidOf(known: KnownLicense, field: keyof ImportedValues, { types, people, language }: Context): string {
  const type = field === 'tipo_licencia_id' && types.get(known.tipo_licencia_id)
  if (type) return nameIn(type, 'nombre', language)
  if (field === 'usuario_id') return people.get(known.usuario_id)?.email ?? ''
  return field === 'fecha_termino' ? dayText(known.fecha_termino) : String(known[field] ?? '')
}

/** What dates, type, holder and serial number of a license must keep, where the row makes or changes them. */
function dateFaults(draft: Draft, form: Form, values: ImportedValues, holder: NamedPerson, context: Context): Fault[] {
  const { language, services, types, ends } = context
  const { known } = draft
  const fault = (field: string, entry: Message) => [faultOf(field, entry, language)]
  const { fecha_inicio: start, servicio_id: serviceId } = form
  const { fecha_termino: end, tipo_licencia_id: typeId } = values
  const isNew = (field: keyof ImportedValues) => !known || known[field] !== values[field]
  if (values.serie && serialKeyOf(values.serie) === '') return fault('serie', m.serialInvalid)
  if (isNew('fecha_termino') && end < start) return fault('fecha_termino', m.endInvalid)
  const longest = ends({ start, typeId })?.studentEnd ?? end
  const isTooLong = typeId === LicenseType.student && end > longest
  if (isTooLong && (isNew('fecha_termino') || isNew('tipo_licencia_id')))
    return fault('fecha_termino', m.studentTooLong)
  const service = services.get(serviceId)
  if (statusByDates({ start, end, today: holder.hoy }, service) === LicenseStatus.finished) return []
  if (known?.estado_hoy === LicenseStatus.finished && isNew('fecha_termino')) return fault('fecha_termino', m.ended)
  return [
    ...(!known && !service?.isActive ? fault('servicio_id', m.serviceInvalid) : []),
    ...(isNew('tipo_licencia_id') && !types.get(typeId)?.isActive ? fault('tipo_licencia_id', m.typeInvalid) : []),
    ...(isNew('usuario_id') && !holder.isActive ? fault('titular', m.holderInactive) : []),
  ]
}

/** A serial number has one license of a service at a time. */
function refuseTaken(planned: readonly PlannedRow[], stored: readonly KnownLicense[], language: Language): void {
  const t = licenseTexts[language]
  const spans = planned.flatMap(({ draft: { form, known, row }, values }): Span[] => {
    const serial = serialKeyOf(values?.serie)
    if (!form || !values || serial === '') return []
    const start = known?.inicios[0] ?? form.fecha_inicio
    const key = `${form.servicio_id} ${serial}`
    return [{ key, start, end: values.fecha_termino, id: known?.id ?? null, row: row.fila }]
  })
  const others = stored.map((one) => ({
    ...{ key: `${one.servicio_id} ${one.importada?.clave ?? ''}`, start: one.inicios[0]!, end: one.fecha_termino },
    ...{ id: one.id, row: null },
  }))
  const taken = spansTaken(spans, others)
  for (const { draft, plan } of planned) {
    const other = taken.get(draft.row.fila)
    if (!other) continue
    const whose = other.row === null ? t.ofDays(dayText(other.start), dayText(other.end)) : t.ofRow(other.row)
    plan.errores.push({ campo: 'serie', codigo: m.serialTaken.code, texto: t.takenBy(whose) })
  }
}
