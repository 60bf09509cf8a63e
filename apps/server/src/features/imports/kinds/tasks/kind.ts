import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { importKinds } from '@portal/contract/imports/kinds'
import { taskImportMessages } from '@portal/contract/imports/messages'
import { priorityNames } from '@portal/contract/tasks/constants'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import {
  changeImportedTask,
  createImportedTasks,
  type ImportedTask,
  listAreas,
  listAssignableNamed,
  type TaskBefore,
  takeTaskBack,
} from '#features/tasks/service.ts'
import type { Changed, ImportKind, ToWrite } from '../../kind.ts'
import { planTasks } from './plan.ts'
import { untouchedTasks } from './queries.ts'
import { taskTexts } from './texts.ts'
import { shownAs } from './values.ts'

const { imported, importedInPart, excelAbsent, notImported } = taskImportMessages

/** Tasks of the previous program, given by who imports them. Nobody is mailed. */
export const taskImports = (): ImportKind<ImportedTask> => ({
  ...importKinds.tarea,
  type: 'tarea',
  messages: { imported, importedInPart, fileAbsent: excelAbsent, notImported },
  texts: taskTexts,
  titleOf: ({ referencia, titulo }) => [referencia, titulo].filter((part) => part !== undefined).join(' · '),
  choiceNames: { estado: taskStatusNames, prioridad: priorityNames },
  codes: ['referencia'],
  choicesOf,
  plan: planTasks,
  create: (db, actor, rows) =>
    createImportedTasks(
      db,
      actor,
      rows.map(({ draft }) => draft),
    ),
  change: changeAll,
  untouched: untouchedTasks,
  takeBack: (db, actor, { id, version, antes }) => takeTaskBack(db, actor, { id, version }, antes as TaskBefore),
})

/** The states in which a task comes in. */
const states = [
  ...[TaskStatus.toDo, TaskStatus.inProcess, TaskStatus.toReview],
  ...[TaskStatus.stopped, TaskStatus.closed],
] as const

async function choicesOf(db: Db, _: Actor, language: Language) {
  const [people, areas] = await Promise.all([listAssignableNamed(db), listAreas(db)])
  const staff = people.map(shownAs)
  return [
    { columns: ['encargado_id'], values: staff },
    { columns: ['encargados_revision'], values: staff, areSeveral: true },
    { columns: ['area_id'], values: areas.map((area) => nameIn(area, 'nombre', language)) },
    { columns: ['prioridad'], values: Object.values(priorityNames).map((name) => name[language]) },
    { columns: ['estado'], values: states.map((state) => taskStatusNames[state][language]) },
  ].filter(({ values }) => values.length > 0)
}

async function changeAll(db: Db, actor: Actor, rows: readonly ToWrite<ImportedTask>[]) {
  const changed: (Changed | null)[] = []
  for (const { draft } of rows) changed.push(await changeImportedTask(db, actor, draft))
  return changed
}
