import { taskStatusNames } from '@portal/contract/tasks/states'
import { inTransaction } from '#core/database/database.ts'
import type { Language } from '#core/mail/layout.ts'
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
    const notices = await queries.lockNotices(db, userId)
    const person = await queries.getReader(db, userId)
    if (notices.length === 0) return
    const ids = notices.map(({ id }) => id)
    if (!person) return queries.dropNotices(db, ids)
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

function newsOf({ tipo, autor, detalle, estado }: Notice, language: Language): string {
  const t = texts[language]
  return [
    t.happened[tipo as NoticeKind](autor ?? t.portal),
    detalle && `“${detalle}”`,
    estado && taskStatusNames[estado as keyof typeof taskStatusNames][language],
  ]
    .filter(Boolean)
    .join(' · ')
}
