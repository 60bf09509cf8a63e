import type { Language } from '@portal/contract/core/language'
import { type Db, inTransaction } from '#core/database/database.ts'
import { silentContactsOf } from '#features/contacts/service.ts'
import type { TaskDeps } from '../deps.ts'
import { texts } from './mail-texts.ts'
import * as queries from './queries.ts'

export type DigestDeps = Pick<TaskDeps, 'db' | 'mails' | 'mailCompany'>

/** Rows of one kind. */
const most = 20

/**
 * Mails the digest of the day to everyone to whom it is morning, once (rule tasks/digest). Safe to run twice or
 * concurrently.
 */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  for (
    let readers = await queries.listReaders(deps.db);
    readers.length > 0;
    readers = await queries.listReaders(deps.db)
  )
    for (const reader of readers) await inTransaction(deps.db, (db) => sendDigest(deps, db, reader))
}

async function sendDigest({ mails, mailCompany }: DigestDeps, db: Db, reader: queries.DigestReader): Promise<void> {
  if (!(await queries.claimDigest(db, reader))) return
  const language = reader.idioma as Language
  const t = texts[language]
  const found = await queries.listForDigest(db, reader, most)
  const silent = await silentContactsOf(db, reader.id, most)
  const named = (label: string, rows: readonly { id: number; titulo: string }[]) =>
    rows.map(({ id, titulo }) => ({ label, value: `#${id} ${titulo}` }))
  const facts = [
    ...named(t.overdue, found.overdue),
    ...named(t.dueToday, found.dueToday),
    ...named(t.toReview, found.toReview),
    ...named(t.rejected, found.rejected),
    ...silent.names.map((value) => ({ label: t.silent, value })),
  ]
  if (facts.length === 0) return
  const { url } = await mailCompany(db)
  const correo = await mails.queue(db, {
    to: reader.email,
    language,
    subject: t.subject,
    body: {
      title: t.title,
      paragraphs: [t.intro],
      facts,
      button: { label: t.open, url: `${url}/dashboard/nexttask/task?tab=own` },
      footnote: t.optOut,
    },
    reason: 'task.digest',
  })
  await queries.storeDigestMail(db, reader, correo)
}
