import { nameIn } from '@portal/contract/core/names'
import type { Actor } from '#core/base/actor.ts'
import { dayText } from '#core/calendar/dates.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { numberText } from '#core/documents/formats.ts'
import { greeting } from '#core/mail/greeting.ts'
import type { Mail } from '#core/mail/mail.ts'
import { changesOf } from '../changes.ts'
import type { CertificateDeps } from '../deps.ts'
import { checkUrl } from '../document/task.ts'
import { hoursText } from '../document/texts.ts'
import { lockValid } from '../issue/revoke.ts'
import { filePath } from '../links.ts'
import { markSent, type StoredCertificate } from '../queries.ts'
import { mailTexts } from './texts.ts'

export type SendDeps = Pick<CertificateDeps, 'env' | 'mails' | 'secrets'>

/**
 * Sends a valid certificate to its holder, with further paragraphs if any, queued with the change. Throws `absent`,
 * `revoked` or `replaced` when it is not valid.
 */
export function send(db: Db, deps: SendDeps, actor: Actor, id: number, further: readonly string[] = []): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await lockValid(db, id)
    await deps.mails.queue(db, certificateMail(deps, before, further))
    await markSent(db, id)
    const after = { email: before.email }
    const recorded = { action: 'certificates.sent', entity: 'certificado', id, after }
    await record(db, actor, { ...recorded, announces: changesOf(before) })
  })
}

/** The mail has a link instead of the document, which is made when it is first opened. */
function certificateMail({ env, secrets }: SendDeps, one: StoredCertificate, further: readonly string[]): Mail {
  const { idioma: language, id } = one
  const t = mailTexts[language]
  const course = nameIn(one, 'titulo', language)
  const body = {
    title: t.title(course),
    paragraphs: [...greeting(t.hello, one.nombre), t.text, t.checkText, ...further],
    facts: [
      { label: t.course, value: course },
      { label: t.hours, value: hoursText[language](numberText(one.horas, language, 1), one.horas) },
      { label: t.issuedOn, value: dayText(one.emitido_el, language) },
      { label: t.code, value: one.codigo },
      { label: t.check, value: checkUrl(env.PUBLIC_URL, one), isLink: true },
    ],
    button: { label: t.button, url: `${env.PUBLIC_URL}${filePath(secrets.enlace, id)}` },
    footnote: t.footnote,
  }
  return { to: one.email, language, subject: body.title, reason: 'certificate.sent', body }
}
