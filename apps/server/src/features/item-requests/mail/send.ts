import { languageOf } from '@portal/contract/core/language'
import { machineMessages } from '@portal/contract/machines/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { RequestDeps } from '../deps.ts'
import { getOwner } from '../queries.ts'
import { factsOf, type Subject } from './client.ts'
import { houseTexts, type Notice } from './house-texts.ts'
import { staffPage } from './pages.ts'
import { texts } from './texts.ts'

/**
 * Queues a mail in the transaction of the change it reports. When that fails, the change is rolled back
 * (`emailNotSent`).
 */
export async function post(db: Db, { mails }: Pick<RequestDeps, 'mails'>, mail: Mail | null): Promise<void> {
  if (!mail) return
  try {
    await mails.queue(db, mail)
  } catch (cause) {
    if (cause instanceof Refusal) throw cause // too many mails
    throw new Refusal(machineMessages.emailNotSent, { cause })
  }
}

/** Mails the owner of the item and the company. */
export async function mailOwners(
  db: Db,
  deps: Pick<RequestDeps, 'mails' | 'env' | 'company'>,
  notice: Notice,
  about: Subject & { ownerId: number | null },
  message = '',
): Promise<void> {
  const owner = about.ownerId === null ? undefined : await getOwner(db, about.ownerId)
  const { email } = await deps.company(db)
  const addresses = new Map([owner?.email ?? '', email].filter(Boolean).map((one) => [one.toLowerCase(), one]))
  for (const address of addresses.values()) await post(db, deps, noticeMail(deps, address, notice, about, message))
}

/**
 * To the owner of the item and to the company, in the language of the request; in Spanish when that is Portuguese. An
 * answer reaches the client.
 */
function noticeMail(
  house: { env: { PUBLIC_URL: string } },
  to: string,
  notice: Notice,
  about: Subject,
  message: string,
): Mail {
  const { id, idioma, nombre, email, telefono, empresa } = about.request
  const language = languageOf(idioma)
  const t = houseTexts[language]
  const facts = [
    ...factsOf(about, language, texts[language].repairOf(about.request.marca)),
    { label: t.from, value: nombre },
    { label: t.email, value: email },
    { label: t.phone, value: telefono },
    { label: t.company, value: empresa },
    { label: t.message, value: message },
  ].filter(({ value }) => value !== '')
  const body = {
    title: t.notice[notice],
    paragraphs: [],
    facts,
    button: { label: t.button, url: staffPage(house, id) },
  }
  const replyTo = email || undefined
  return { to, replyTo, language, subject: `${body.title} #${id}`, body, reason: `request.notice.${notice}` }
}
