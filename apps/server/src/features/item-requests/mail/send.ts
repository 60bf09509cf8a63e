import { machineMessages } from '@portal/contract/machines/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { RequestDeps } from '../deps.ts'
import { getOwner } from '../queries.ts'
import type { Subject } from './client.ts'
import { noticeMail } from './house.ts'
import type { Notice } from './house-texts.ts'

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
