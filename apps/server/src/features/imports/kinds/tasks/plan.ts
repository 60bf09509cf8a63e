import type { Language } from '@portal/contract/core/language'
import { taskImportMessages as m } from '@portal/contract/imports/messages'
import { TaskRowFormSchema } from '@portal/contract/imports/schemas'
import { type Priority, priorityNames } from '@portal/contract/tasks/constants'
import { TaskFormSchema } from '@portal/contract/tasks/schemas'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import { changesFor } from '@portal/contract/tasks/transitions'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { folded } from '#core/base/folded.ts'
import type { Db } from '#core/database/database.ts'
import {
  type ImportedTask,
  type KnownTask,
  listAreas,
  listAssignableNamed,
  listKnownTasks,
  readerOf as readerFor,
  reviewersOf,
  type TaskValues,
} from '#features/tasks/service.ts'
import { repeated } from '../../cells.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { Fault, SheetRow, Warning } from '../../queries.ts'
import { taskTexts } from './texts.ts'
import { assigneeColumn, readerOf, saidPriorityOf, saidStatusOf } from './values.ts'

type Form = z.output<typeof TaskFormSchema>

/** What a row says, and what is wrong with it. */
interface Draft {
  row: SheetRow
  sent: Record<string, unknown>
  clave: string
  known: KnownTask | null
  form: Form | null
  referencia: string | null
  errores: Fault[]
  avisos: Warning[]
}

interface Context {
  actor: Actor
  language: Language
  /** Names of people and areas, by their id. */
  people: ReadonlyMap<number, string>
  areas: ReadonlyMap<number, { nombre: string; nombre_en: string }>
}

/**
 * A row is one task: that of its reference, or of its title, assignee and due date, that an import stored (rule
 * imports/natural-keys), or a new one of the importer. Of a stored one it changes what nobody edited since; empty cells
 * keep. A new one has a status from which the table of transitions goes on; of a stored one it changes only as the table
 * allows the importer.
 */
export async function planTasks(db: Db, { asked, actor, rows }: Sheet): Promise<readonly Planned<ImportedTask>[]> {
  const language = asked.idioma
  const [people, areas] = await Promise.all([listAssignableNamed(db), listAreas(db)])
  const context: Context = {
    ...{ actor, language },
    people: new Map(people.map(({ id, nombre }) => [id, nombre])),
    areas: new Map(areas.map((area) => [area.id, area])),
  }
  const read = readerOf(people, areas)
  const said = rows.map((row) => {
    const sent = read(row.datos)
    return { row, sent, clave: keyOf(sent, actor.id) }
  })
  const stored = await listKnownTasks(db, readerFor(actor), [...new Set(said.map(({ clave }) => clave))])
  const byKey = new Map(stored.toReversed().map((task) => [task.importada.clave, task]))
  const twice = repeated(said.map(({ clave }) => clave))
  return said.map((one) => {
    const draft = draftOf({ ...one, known: byKey.get(one.clave) ?? null }, context)
    if (twice.has(draft.clave)) {
      const entry = draft.sent.referencia ? m.referenceTwice : m.rowTwice
      draft.errores.push(faultOf(draft.sent.referencia ? 'referencia' : 'titulo', entry, language))
    }
    return planRow(draft, context)
  })
}

/** By which an import finds a task again: its reference, or what it says where it has none. */
function keyOf(sent: Record<string, unknown>, actorId: number): string {
  const reference = folded(sent.referencia)
  if (reference !== '') return `r ${reference}`
  return `t ${folded(sent.titulo)} | ${sent.encargado_id ?? actorId} | ${sent.fecha_termino ?? ''}`
}

/** Reads a row by the rules of the form of tasks; a known task fills empty cells. */
function draftOf(said: Pick<Draft, 'row' | 'sent' | 'clave' | 'known'>, { actor, language, people }: Context): Draft {
  const { row, known, sent } = said
  const priority = saidPriorityOf(row.datos.prioridad)
  const errores: Fault[] = []
  const avisos: Warning[] = []
  if (priority === undefined) errores.push(faultOf('prioridad', m.priorityInvalid, language))
  if (!known && sent.encargado_id === undefined && people.has(actor.id))
    avisos.push({ campo: 'encargado_id', texto: taskTexts[language].yours })
  const own = people.has(actor.id) ? { encargado_id: actor.id } : {}
  const filled = { ...(known ? storedAs(known) : own), ...sent, ...(priority && { prioridad: priority }) }
  const { form, errores: wrong } = formOf(TaskFormSchema, filled, m, language)
  const named = formOf(TaskRowFormSchema, { referencia: sent.referencia }, m, language)
  const faults = [...wrong, ...named.errores].map((fault) =>
    fault.campo === 'encargado_id' ? { ...fault, campo: assigneeColumn(row.datos) } : fault,
  )
  return { ...said, form, referencia: named.form?.referencia || null, errores: [...errores, ...faults], avisos }
}

const storedAs = (known: KnownTask) => {
  const { titulo, descripcion, encargado_id, encargados_revision, area_id, prioridad } = known
  const { fecha_inicio, fecha_termino } = known
  return { titulo, descripcion, encargado_id, encargados_revision, area_id, prioridad, fecha_inicio, fecha_termino }
}

function planRow(draft: Draft, context: Context): Planned<ImportedTask> {
  const { row, sent, form, known, clave, referencia, errores, avisos } = draft
  const t = taskTexts[context.language]
  const said = saidStatusOf(row.datos)
  if (said === undefined) errores.push(faultOf('estado', m.statusInvalid, context.language))
  if (!form) return { accion: 'crear', errores, avisos, draft: null, read: sent }
  const values = known
    ? changedValues(draft, form, said ?? null, context)
    : newValues(draft, form, said ?? null, context)
  const shown = { ...form, prioridad: values.prioridad, estado: values.estado }
  const common = { values, clave, referencia, comment: t.comment }
  if (!known) return { accion: 'crear', errores, avisos, draft: { ...common, known: null, changed: [] }, read: shown }
  const { id, version, importada: base } = known
  const changed = fieldsOf.filter((field) => !isAlike(values[field], storedOf(known, field)))
  const accion = changed.length > 0 ? 'actualizar' : 'igual'
  return { accion, errores, avisos, draft: { ...common, known: { id, version, base }, changed }, read: shown }
}

/** The reviewers of a row; nobody reviews their own task alone (rule tasks/reviewer). */
function reviewersFor({ errores, avisos }: Draft, form: Form, creatorId: number, language: Language): number[] {
  const { encargados_revision: asked, encargado_id: assignee } = form
  const reviewers = reviewersOf(asked, assignee, creatorId)
  if (reviewers === null) errores.push(faultOf('encargados_revision', m.reviewersInvalid, language))
  else if (reviewers !== asked) avisos.push({ campo: 'encargados_revision', texto: taskTexts[language].creatorReviews })
  return [...(reviewers ?? asked)].toSorted((a, b) => a - b)
}

/** What is stored of a new task. */
function newValues(draft: Draft, form: Form, said: TaskStatus | null, { actor, language }: Context): TaskValues {
  const t = taskTexts[language]
  const asked = reviewersFor(draft, form, actor.id, language)
  const estado = statusFor(draft, said, language)
  const needsReviewer = estado === TaskStatus.toReview && asked.length === 0
  const isAlone = needsReviewer && form.encargado_id === actor.id
  if (isAlone) draft.errores.push({ campo: 'estado', codigo: m.reviewersInvalid.code, texto: t.needsReviewer })
  else if (needsReviewer) draft.avisos.push({ campo: 'encargados_revision', texto: t.creatorReviews })
  return valuesOf(form, needsReviewer && !isAlone ? [actor.id] : asked, estado)
}

/** The status in which a task comes in: one from which the table goes on by what people do here. */
function statusFor({ avisos }: Draft, said: TaskStatus | null, language: Language): TaskStatus {
  const t = taskTexts[language]
  const warn = (texto: string) => avisos.push({ campo: 'estado', texto })
  if (said === TaskStatus.overdue) warn(t.overdueByItself)
  if (said === TaskStatus.approved) warn(t.approvedHere)
  if (said === null || said === TaskStatus.overdue) return TaskStatus.toDo
  return said === TaskStatus.approved ? TaskStatus.closed : said
}

const valuesOf = (form: Form, encargadosRevision: number[], estado: TaskStatus): TaskValues => {
  const { titulo, descripcion, encargado_id, area_id, prioridad, fecha_inicio, fecha_termino } = form
  return {
    ...{ titulo, descripcion, encargado_id, encargados_revision: encargadosRevision, area_id },
    ...{ prioridad, fecha_inicio, fecha_termino, estado },
  }
}

const fieldsOf: readonly (keyof TaskValues)[] = [
  ...(['titulo', 'descripcion', 'encargado_id', 'encargados_revision', 'area_id'] as const),
  ...(['prioridad', 'fecha_inicio', 'fecha_termino', 'estado'] as const),
]

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isOver = ({ estado }: KnownTask) => estado === TaskStatus.approved || estado === TaskStatus.closed

/** A field of a known task; one that became overdue by itself still has the status before it. */
const storedOf = (known: KnownTask, field: keyof TaskValues) =>
  field === 'estado' && known.estado === TaskStatus.overdue ? (known.estado_previo ?? TaskStatus.toDo) : known[field]

/** Takes from a row what nobody edited since an import stored it, and says what stays. */
function changedValues(draft: Draft, form: Form, said: TaskStatus | null, context: Context): TaskValues {
  const known = draft.known!
  const { language } = context
  const t = taskTexts[language]
  const wanted = valuesOf(form, reviewersFor(draft, form, known.creado_por, language), known.estado)
  const values: Record<keyof TaskValues, unknown> = { ...wanted }
  const warn = (campo: string, texto: string) => draft.avisos.push({ campo, texto })
  for (const field of fieldsOf) {
    const stored = storedOf(known, field)
    if (field === 'estado') values.estado = nextStatus(draft, said, context)
    else if (isAlike(wanted[field], stored)) continue
    else if (isOver(known) || isEdited(known, field)) {
      values[field] = stored
      const column = field === 'encargado_id' ? assigneeColumn(draft.row.datos) : field
      warn(column, isOver(known) ? t.isOver : t.edited(saidOf(known, field, context) || t.empty))
    }
  }
  return values as unknown as TaskValues
}

/** Whether someone edited a field since an import stored it. */
function isEdited(known: KnownTask, field: keyof TaskValues): boolean {
  const { importada: base } = known
  return !(field in base) || !isAlike(storedOf(known, field), base[field])
}

/** The status of a known task after a row: changed only where nobody moved it, and the table lets the importer do so. */
function nextStatus({ known, avisos }: Draft, said: TaskStatus | null, { actor, language }: Context): TaskStatus {
  const task = known!
  const stored = storedOf(task, 'estado') as TaskStatus
  const wanted =
    said === null || said === TaskStatus.overdue ? stored : said === TaskStatus.approved ? TaskStatus.closed : said
  if (wanted === stored || (isOver(task) && wanted === TaskStatus.closed)) return stored
  const facts = { ...task, revisores: [] } // of reviewers alone the changes that no import makes
  const isOpen = changesFor(facts, readerFor(actor), new Date()).some(({ estado }) => estado === wanted)
  if (isOpen && wanted !== TaskStatus.toReview && !isOver(task) && !isEdited(task, 'estado')) return wanted
  avisos.push({ campo: 'estado', texto: taskTexts[language].statusStays(taskStatusNames[task.estado][language]) })
  return stored
}

/** A field of a stored task in words. */
function saidOf(known: KnownTask, field: keyof TaskValues, { people, areas, language }: Context): string {
  const nameOf = (id: number) => people.get(id) ?? `#${id}`
  if (field === 'encargado_id') return nameOf(known.encargado_id)
  if (field === 'encargados_revision') return known.encargados_revision.map(nameOf).join(', ')
  if (field === 'prioridad') return priorityNames[known.prioridad as Priority][language]
  const area = areas.get(known.area_id ?? 0)
  if (field === 'area_id') return (language === 'en' ? area?.nombre_en : area?.nombre) ?? ''
  const text = String(known[field] ?? '')
  return field.startsWith('fecha_') ? text.split('-').toReversed().join('-') : text.slice(0, 80)
}
