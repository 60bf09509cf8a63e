import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import type { About } from '../about.ts'
import type { TaskDeps } from '../deps.ts'
import { listReadersOf } from '../people.ts'
import { insertNotices } from './queries.ts'

export const noticeKinds = [
  'asignada',
  'revisar',
  'rechazada',
  'aprobada',
  'cerrada',
  'detenida',
  'reabierta',
  'mencion',
  'comentario',
  'integrante',
  'convertida',
  'movida',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Someone who is told something about a task or an idea. */
export interface Notice {
  to: number
  kind: NoticeKind
}

export const noticeJob = jobKind<{ usuario_id: number }>('task-notices')

/** How long the notices of a person are collected into one mail (rule tasks/digest). */
const mergeMs = 60_000

/**
 * Stores notices in the caller's transaction, for everyone but the author and those who may not open such records any
 * more; one mail a minute carries them.
 */
export async function notify(
  { jobs }: Pick<TaskDeps, 'jobs'>,
  db: Db,
  by: Anyone,
  about: About,
  notices: readonly Notice[],
  detail = '',
): Promise<void> {
  const authorId = isActor(by) ? by.id : null
  const told = new Map(notices.filter(({ to }) => to !== authorId).map(({ to, kind }) => [to, kind]))
  const readers = told.size > 0 ? await listReadersOf(db, about, [...told.keys()]) : []
  if (readers.length === 0) return
  const rows = readers.map(({ id }) => ({
    usuario_id: id,
    ...about,
    tipo: told.get(id)!,
    autor_id: authorId,
    detalle: detail.slice(0, 300),
  }))
  await insertNotices(db, rows)
  const after = new Date(Date.now() + mergeMs)
  const waiting = readers.map(({ id }) => ({ usuario_id: id }))
  await jobs.enqueueMany(db, noticeJob, waiting, { after })
}
