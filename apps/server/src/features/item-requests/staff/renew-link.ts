import { coreMessages } from '@portal/contract/core/core-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { TransitionActor } from '@portal/contract/marketplace/transitions'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import type { RequestDeps } from '../deps.ts'
import { trackingPath } from '../links.ts'
import { newLinkMail } from '../mail/client.ts'
import { post } from '../mail/send.ts'
import { audit, changesOf } from '../move.ts'
import { actorsFor, requestScopeOf } from '../policy.ts'
import * as shared from '../queries.ts'
import { aboutOf, lockRequestAndItem } from '../request-and-item.ts'

type Deps = Pick<RequestDeps, 'db' | 'env' | 'secrets' | 'mails'>

/**
 * Replaces the client's secret link (rule requests/tracking-link) and mails it to them. For staff only, since the link
 * grants the client's rights.
 */
export async function renewLink(deps: Deps, actor: Actor, id: number): Promise<{ url_seguimiento: string }> {
  const found = await shared.findRequest(deps.db, requestScopeOf(actor), id)
  if (!found) throw new Refusal(machineMessages.requestAbsent)
  return inTransaction(deps.db, async (db) => {
    const { request, item } = await lockRequestAndItem(db, found)
    const isStaff = actorsFor(actor, item?.usuario_id ?? null, request).has(TransitionActor.staff)
    if (!isStaff) throw new Refusal(coreMessages.notAllowed)
    const after = await shared.changeRequest(db, request, { enlace_version: request.enlace_version + 1 })
    if (!after) throw new Refusal(machineMessages.requestAbsent)
    await audit(db, actor, 'requests.linkRenewed', request, after, await changesOf(db, after))
    await post(db, deps, newLinkMail(deps, aboutOf(after, item)))
    return { url_seguimiento: trackingPath(deps.secrets.enlace, after) }
  })
}
