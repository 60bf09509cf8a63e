import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { Priority, ReviewRule, taskLimits } from '@portal/contract/tasks/constants'
import { IdeaEventKind } from '@portal/contract/tasks/ideas/constants'
import type { IdeaConvertSchema } from '@portal/contract/tasks/ideas/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { aboutIdea } from '../about.ts'
import type { TaskDeps } from '../deps.ts'
import { notify } from '../notices/notify.ts'
import { listAssignable } from '../people.ts'
import { createTask } from '../save/save.ts'
import { changesOf } from './changes.ts'
import { followersOf } from './followers.ts'
import * as queries from './queries.ts'
import { editable } from './save/save.ts'

/**
 * Makes a task of an idea (rule tasks/idea-becomes-task): title, description, area and members are copied, each links
 * to the other, and the idea leaves the open list. Members besides the assignee who have tasks become its reviewers.
 */
export function convertIdea(
  deps: Pick<TaskDeps, 'db' | 'jobs'>,
  actor: Actor,
  id: number,
  { encargado_id: assignee, version }: z.output<typeof IdeaConvertSchema>,
): Promise<{ id: number; tarea_id: number }> {
  if (!actor.modules.has(Module.tasks)) throw new Refusal(coreMessages.notAllowed)
  return inTransaction(deps.db, async (db) => {
    const before = await editable(db, actor, id, version)
    const people = [...new Set([assignee, ...before.integrantes])]
    const able = new Set((await listAssignable(db, people)).map((person) => person.id))
    if (!able.has(assignee)) throw fieldRefusal('encargado_id', coreMessages.invalid)
    const task = await createTask({ ...deps, db }, actor, {
      titulo: before.titulo,
      descripcion: before.descripcion,
      area_id: before.area_id,
      encargado_id: assignee,
      encargados_revision: people
        .filter((person) => person !== assignee && able.has(person))
        .slice(0, taskLimits.reviewers),
      regla_revision: ReviewRule.all,
      prioridad: Priority.medium,
      fecha_inicio: null,
      fecha_termino: null,
      contacto_id: null,
      puntos: [],
      origen_texto: before.titulo,
      origen_direccion: `/dashboard/nexttask/ideas/${id}`,
    })
    const after = await queries.ideaRows.update(db, id, queries.convertedNow(task.id))
    await queries.insertEvent(db, { idea_id: id, tipo: IdeaEventKind.converted, usuario_id: actor.id })
    await record(db, actor, {
      action: 'ideas.converted',
      entity: 'idea',
      id,
      before,
      after,
      announces: changesOf(after),
    })
    const told = (await followersOf(db, before)).filter((person) => person !== assignee)
    await notify(
      deps,
      db,
      actor,
      aboutIdea(id),
      told.map((to) => ({ to, kind: 'convertida' as const })),
      `#${task.id}`,
    )
    return { id, tarea_id: task.id }
  })
}
