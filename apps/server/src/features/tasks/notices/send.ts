import { taskStatusNames } from '@portal/contract/tasks/states'
import { inTransaction } from '#core/database/database.ts'
import type { Language } from '#core/mail/layout.ts'
import type { TaskDeps } from '../deps.ts'
import { texts } from './mail-texts.ts'
import type { NoticeKind } from './notify.ts'
import * as queries from './queries.ts'

export type NoticeDeps = Pick<TaskDeps, 'db' | 'mails' | 'mailCompany'>

/** Mails all waiting notices of a person as one. Safe to run twice or concurrently. */
export async function sendNotices({ db, mails, mailCompany }: NoticeDeps, userId: number): Promise<void> {
  const { url } = await mailCompany()
  await inTransaction(db, async (db) => {
    const notices = await queries.lockNotices(db, userId)
    const person = await queries.getReader(db, userId)
    if (notices.length === 0) return
    if (!person)
      return queries.dropNotices(
        db,
        notices.map(({ id }) => id),
      )
    const language = person.idioma as Language
    const t = texts[language]
    const lines = notices.map(({ tipo, tarea_id: id, titulo, autor, detalle, estado }) => ({
      label: `#${id} ${titulo}`,
      value: [
        t.happened[tipo as NoticeKind](autor ?? t.portal),
        detalle && `“${detalle}”`,
        taskStatusNames[estado as keyof typeof taskStatusNames][language],
      ]
        .filter(Boolean)
        .join(' · '),
    }))
    const [first] = notices
    const isOne = new Set(notices.map(({ tarea_id }) => tarea_id)).size === 1
    const correo = await mails.queue(db, {
      to: person.email,
      language,
      subject: isOne ? t.oneSubject(first!.tarea_id, first!.titulo) : t.subject(notices.length),
      body: {
        title: t.title,
        paragraphs: [t.intro],
        facts: lines,
        button: {
          label: isOne ? t.openOne : t.openAll,
          url: `${url}/dashboard/nexttask/task${isOne ? `/${first!.tarea_id}` : '?tab=own'}`,
        },
      },
      reason: 'task.notices',
    })
    await queries.markSent(
      db,
      notices.map(({ id }) => id),
      correo,
    )
  })
}
