import type { Language } from '@portal/contract/core/language'
import { type IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { taskStatusNames } from '@portal/contract/tasks/states'
import { inTransaction } from '#core/database/database.ts'
import type { TaskDeps } from '../deps.ts'
import { texts } from './mail-texts.ts'
import type { NoticeKind } from './notify.ts'
import * as queries from './queries.ts'

export type NoticeDeps = Pick<TaskDeps, 'db' | 'mails' | 'mailCompany'>

type Notice = Awaited<ReturnType<typeof queries.lockNotices>>[number]

/** Mails all waiting notices of a person as one. Safe to run twice or concurrently. */
export async function sendNotices({ db, mails, mailCompany }: NoticeDeps, userId: number): Promise<void> {
  const { url } = await mailCompany()
  await inTransaction(db, async (db) => {
    const waiting = await queries.lockNotices(db, userId)
    const person = await queries.getReader(db, userId)
    if (waiting.length === 0) return
    const ids = waiting.map(({ id }) => id)
    const notices = withoutWaysBack(waiting).filter(({ decidida }) => !decidida)
    if (!person || notices.length === 0) return queries.dropNotices(db, ids)
    const language = person.idioma as Language
    const t = texts[language]
    const { subject, button } = aboutAll(notices, language)
    const correo = await mails.queue(db, {
      to: person.email,
      language,
      subject,
      body: {
        title: t.title,
        paragraphs: [t.intro],
        facts: notices.map((notice) => ({ label: nameOf(notice, language), value: newsOf(notice, language) })),
        button: { ...button, url: `${url}${button.url}` },
      },
      reason: 'task.notices',
    })
    await queries.markSent(db, ids, correo)
  })
}

/** One task or idea is named in the subject and opened by the button; several are not. */
function aboutAll(notices: readonly Notice[], language: Language) {
  const t = texts[language]
  const [first] = notices as [Notice]
  const { tarea_id: taskId, idea_id: ideaId, titulo } = first
  if (notices.some((one) => one.tarea_id !== taskId || one.idea_id !== ideaId))
    return { subject: t.subject(notices.length), button: { label: t.openAll, url: '/dashboard' } }
  if (taskId !== null)
    return {
      subject: t.task(taskId, titulo),
      button: { label: t.openTask, url: `/dashboard/nexttask/task/${taskId}` },
    }
  return { subject: t.idea(titulo), button: { label: t.openIdea, url: `/dashboard/nexttask/ideas/${ideaId}` } }
}

const nameOf = ({ tarea_id: taskId, titulo }: Notice, language: Language) =>
  taskId === null ? texts[language].idea(titulo) : `#${taskId} ${titulo}`

function newsOf(notice: Notice, language: Language): string {
  const { tipo, autor, detalle, estado } = notice
  const t = texts[language]
  return [
    t.happened[tipo as NoticeKind](autor ?? t.portal),
    tipo === 'movida' ? wayOf(notice, language) : detalle && `“${detalle}”`,
    estado && taskStatusNames[estado as keyof typeof taskStatusNames][language],
  ]
    .filter(Boolean)
    .join(' · ')
}

const isMove = ({ tipo }: Notice): boolean => tipo === 'movida'

/**
 * Of several moves of an idea only the last one is told, from where the first began; none when it is back there. The
 * detail of a move is the horizon before it.
 */
function withoutWaysBack(notices: readonly Notice[]): Notice[] {
  const movesOf = Map.groupBy(notices.filter(isMove), ({ idea_id: id }) => id)
  return notices.flatMap((notice) => {
    if (!isMove(notice)) return notice
    const moves = movesOf.get(notice.idea_id)!
    const { detalle: from } = moves[0]!
    const isTold = notice === moves.at(-1) && from !== String(notice.tiempo_interes)
    return isTold ? { ...notice, detalle: from } : []
  })
}

function wayOf({ detalle: from, tiempo_interes: to }: Notice, language: Language): string {
  const nameOf = (horizon: number) => ideaHorizonNames[horizon as IdeaHorizon][language]
  return `${nameOf(Number(from))} → ${nameOf(to!)}`
}
