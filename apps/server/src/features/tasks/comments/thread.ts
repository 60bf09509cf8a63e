import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { taskModules } from '@portal/contract/tasks/modules'
import { partMessages as m } from '@portal/contract/tasks/parts/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import type { About } from '../about.ts'
import { changeOf, touch } from '../changes.ts'
import * as ideas from '../ideas/queries.ts'
import { listMembers, listWhoSee } from '../people.ts'
import { mayDeleteComments, readerOf } from '../policy.ts'
import * as tasks from '../queries.ts'
import { taskOf } from './access.ts'
import * as queries from './queries.ts'

/** A task or an idea that an actor comments on; it is locked. */
export interface Thread {
  readonly about: About
  /** Its table, and its name in the audit log. */
  readonly entity: 'tarea' | 'idea'
  readonly name: 'tasks' | 'ideas'
  readonly change: Change
  /** Whether the actor may delete what others said. */
  readonly mayDeleteAll: boolean
  /** Who is told of each comment. */
  readonly people: readonly number[]
  /** Returns who may be mentioned: whoever may see it. */
  readers(): Promise<{ id: number }[]>
  /** Marks it as changed for everyone but the actor. */
  touch(): Promise<void>
}

/** Returns the comments' task or idea, locked. Throws that it is absent, or that the actor has not its module. */
export async function threadOf(db: Db, actor: Actor, about: About): Promise<Thread> {
  return about.tarea_id === null ? ideaThread(db, actor, about) : taskThread(db, actor, about)
}

async function taskThread(db: Db, actor: Actor, about: About): Promise<Thread> {
  refuseWithout(actor, ...taskModules)
  const id = about.tarea_id!
  const task = await taskOf(db, actor, id)
  const reviewers = (await tasks.listReviewers(db, id)).map((one) => one.usuario_id)
  return {
    about,
    entity: 'tarea',
    name: 'tasks',
    change: changeOf(id),
    mayDeleteAll: mayDeleteComments(actor, about),
    people: [task.encargado_id, task.creado_por, ...reviewers],
    readers: () => listWhoSee(db, task),
    touch: () => touch(db, actor, id),
  }
}

async function ideaThread(db: Db, actor: Actor, about: About): Promise<Thread> {
  refuseWithout(actor, Module.ideas)
  const id = about.idea_id!
  const idea = await ideas.lockIdea(db, scopeOf(actor), id)
  if (!idea) throw new Refusal(m.ideaAbsent)
  return {
    about,
    entity: 'idea',
    name: 'ideas',
    change: { area: 'ideas', id },
    mayDeleteAll: mayDeleteComments(actor, about),
    people: [idea.creado_por, ...idea.integrantes],
    readers: () => listMembers(db),
    touch: async () => {},
  }
}

/** Throws that what comments are asked for is absent, or that the actor has not its module. */
export async function refuseUnseen(db: Db, actor: Actor, about: About): Promise<void> {
  if (about.tarea_id === null) {
    refuseWithout(actor, Module.ideas)
    if (!(await queries.isIdeaThere(db, scopeOf(actor), about.idea_id!))) throw new Refusal(m.ideaAbsent)
    return
  }
  refuseWithout(actor, ...taskModules)
  if (!(await queries.isTaskThere(db, readerOf(actor), about.tarea_id))) throw new Refusal(m.taskAbsent)
}

function refuseWithout({ modules }: Actor, ...wanted: readonly Module[]): void {
  if (!wanted.some((module) => modules.has(module))) throw new Refusal(coreMessages.notAllowed)
}
