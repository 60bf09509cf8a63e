import { Priority, priorityNames } from '@portal/contract/tasks/constants'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import { folded } from '#core/base/folded.ts'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import { byName, dayOf, named, notUnderstood, textOf } from '../../cells.ts'
import type { SheetRow } from '../../queries.ts'

type Cells = SheetRow['datos']

/** A word as it is compared: without case, accents, pictures and marks around it. */
const wordOf = (cell: Cell | undefined): string =>
  folded(textOf(cell))
    .replace(/[^\p{L}\p{N}\s/-]/gu, '')
    .trim()

const { toDo, inProcess, toReview, stopped, closed } = TaskStatus

/** The words of other programs for a status. What was done there is closed here: an approval is given in the portal. */
const statusWords: Readonly<Partial<Record<TaskStatus, readonly string[]>>> = {
  [toDo]: [
    ...['pendiente', 'no iniciada', 'no iniciado', 'nueva', 'abierta', 'sin empezar', 'por iniciar', 'to-do', 'todo'],
    ...['open', 'new', 'not started', 'backlog', 'selected for development', 'ready', 'pending', 'reopened'],
  ],
  [inProcess]: [
    ...['en curso', 'en progreso', 'en marcha', 'trabajando en ello', 'iniciada', 'haciendo', 'in progress', 'doing'],
    ...['started', 'active', 'working on it', 'wip'],
  ],
  [toReview]: [
    ...['en revision', 'por aprobar', 'in review', 'review', 'code review', 'in testing', 'ready for review'],
    ...['waiting for approval', 'waiting for review', 'pending review'],
  ],
  [stopped]: [
    ...['detenido', 'en espera', 'bloqueada', 'bloqueado', 'pausada', 'estancado', 'aplazada', 'on hold', 'blocked'],
    ...['stuck', 'paused', 'deferred', 'waiting', 'waiting on someone else'],
  ],
  [closed]: [
    ...[
      'cerrado',
      'terminada',
      'terminado',
      'completada',
      'completado',
      'completo',
      'hecha',
      'hecho',
      'lista',
      'listo',
    ],
    ...['finalizada', 'finalizado', 'resuelta', 'resuelto', 'cancelada', 'cancelado', 'descartada', 'done', 'complete'],
    ...['completed', 'resolved', 'finished', 'cancelled', 'canceled', 'wont do', 'archived', '100', '100 %'],
  ],
  [TaskStatus.approved]: ['aprobado'],
  [TaskStatus.overdue]: ['atrasado', 'vencida', 'vencido', 'con retraso', 'late', 'past due'],
}

const saidStatuses = new Map<string, TaskStatus>([
  ...[...named(taskStatusNames)].map(([name, status]) => [name, Number(status) as TaskStatus] as const),
  ...Object.entries(statusWords).flatMap(([status, words]) =>
    words.map((word) => [word, Number(status) as TaskStatus] as const),
  ),
])

/** The status that a row says: null for none, undefined for a word that is none. A day on which it was done closes it. */
export function saidStatusOf({ estado, terminada }: Cells): TaskStatus | null | undefined {
  if (estado !== undefined && estado !== null) return saidStatuses.get(wordOf(estado))
  return terminada === undefined || terminada === null ? null : closed
}

const priorityWords: Readonly<Record<Priority, readonly string[]>> = {
  [Priority.high]: [
    ...['alto', 'muy alta', 'urgente', 'critica', 'critico', 'importante', 'maxima', 'highest', 'very high', 'urgent'],
    ...['critical', 'important', 'blocker', 'major', 'p0', 'p1', '1', '2'],
  ],
  [Priority.medium]: ['medio', 'normal', 'moderada', 'moderate', 'p2', '3'],
  [Priority.low]: ['bajo', 'muy baja', 'minima', 'lowest', 'very low', 'minor', 'trivial', 'p3', 'p4', '4', '5'],
}
const saidPriorities = new Map<string, Priority>([
  ...Object.entries(priorityNames).flatMap(([priority, { es, en }]) =>
    [es, en].map((name) => [folded(name), Number(priority) as Priority] as const),
  ),
  ...Object.entries(priorityWords).flatMap(([priority, words]) =>
    words.map((word) => [word, Number(priority) as Priority] as const),
  ),
])

/** The priority that a cell says: null for none, undefined for a word that is none. */
export const saidPriorityOf = (cell: Cell | undefined): Priority | null | undefined =>
  cell === undefined || cell === null ? null : saidPriorities.get(wordOf(cell))

interface Named {
  id: number
  nombre: string
  email: string
}

/** How the template offers someone. */
export const shownAs = ({ nombre, email }: Named) => `${nombre} <${email}>`

/** Returns what finds a person by e-mail, by how the template offers them, or by a name that is theirs alone. */
function personBy(people: readonly Named[]) {
  const byFullName = Map.groupBy(people, ({ nombre }) => folded(nombre))
  const known = new Map(
    people.flatMap((person) => {
      const isAlone = byFullName.get(folded(person.nombre))!.length === 1
      const names = [person.email, shownAs(person), ...(isAlone ? [person.nombre] : [])]
      return names.map((name) => [folded(name), person.id] as const)
    }),
  )
  return (text: string): number | undefined => known.get(folded(text))
}

/** Some programs put lists of people in brackets. */
const withoutBrackets = (cell: Cell | undefined) => textOf(cell).replace(/^\[(.*)\]$/s, '$1')

/** A day; some programs count milliseconds. */
const dayIn = (cell: Cell | undefined): string =>
  typeof cell === 'number' && cell > 1e11 && cell < 8e15
    ? new Date(cell).toISOString().slice(0, 10)
    : dayOf(textOf(cell))

/** Which column names the assignee of a row: the e-mail says it better than the name. */
export const assigneeColumn = ({ encargado_email: email }: Cells) =>
  email === undefined ? 'encargado_id' : 'encargado_email'

interface Choice {
  id: number
  nombre: string
  nombre_en: string
}

/** Returns what turns cells into the form of a task; fields without a cell are left out. */
export function readerOf(people: readonly Named[], areas: readonly Choice[]) {
  const [personOf, areaIds] = [personBy(people), byName(areas)]
  const persons = (cell: Cell | undefined) =>
    withoutBrackets(cell)
      .split(/[,;|\n]+/)
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => personOf(text) ?? notUnderstood)
  const readers: Readonly<Record<string, (cells: Cells) => unknown>> = {
    titulo: ({ titulo }) => textOf(titulo),
    descripcion: ({ descripcion }) => textOf(descripcion),
    encargado_id: (cells) => personOf(withoutBrackets(cells[assigneeColumn(cells)])) ?? notUnderstood,
    encargados_revision: ({ encargados_revision: reviewers }) => persons(reviewers),
    area_id: ({ area_id: area }) => areaIds.get(folded(textOf(area))) ?? notUnderstood,
    fecha_inicio: (cells) => dayIn(cells.fecha_inicio),
    fecha_termino: (cells) => dayIn(cells.fecha_termino),
    referencia: ({ referencia }) => textOf(referencia),
  }
  const isFilled = (cells: Cells, field: string) =>
    cells[field === 'encargado_id' ? assigneeColumn(cells) : field] !== undefined
  return (cells: Cells): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(readers).flatMap(([field, read]) => (isFilled(cells, field) ? [[field, read(cells)]] : [])),
    )
}
