import type { Of } from '@portal/contract/core/fields'
import type { MessageSchema } from '@portal/contract/item-requests/schemas'
import { machineMessages } from '@portal/contract/machines/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import type { RequestDeps } from '../deps.ts'
import { writtenMail } from '../mail/client.ts'
import { post } from '../mail/send.ts'
import { addMessage } from '../messages.ts'
import { requestScopeOf } from '../policy.ts'
import * as shared from '../queries.ts'
import { aboutOf, lockRequestAndItem } from '../request-and-item.ts'

type Deps = Pick<RequestDeps, 'db' | 'env' | 'secrets' | 'mails'>

/** Sends a message to the client: on their page, and by mail if they left an address. */
export async function writeToClient(deps: Deps, actor: Actor, form: Of<typeof MessageSchema>): Promise<null> {
  const found = await shared.findRequest(deps.db, requestScopeOf(actor), form.solicitud_clasificado_id)
  if (!found) throw new Refusal(machineMessages.requestAbsent)
  await inTransaction(deps.db, async (db) => {
    const { request, item } = await lockRequestAndItem(db, found)
    await addMessage(db, actor, request, 'personal', form.comentario)
    await post(db, deps, writtenMail(deps, aboutOf(request, item), form.comentario))
  })
  return null
}
