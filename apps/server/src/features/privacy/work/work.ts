import type { Of } from '@portal/contract/core/fields'
import { DataRequestState } from '@portal/contract/privacy/constants'
import { privacyMessages as m } from '@portal/contract/privacy/messages'
import { type AnswerSchema, type RefusalSchema, RequestSchema } from '@portal/contract/privacy/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Mail } from '#core/mail/mail.ts'
import { refuseStale, shownAfter } from '#core/records/versions.ts'
import { dataRequestArea } from '../area.ts'
import type { PrivacyDeps } from '../deps.ts'
import { packed } from '../known/document.ts'
import { answerMail, refusalMail } from '../mails.ts'
import * as queries from '../queries.ts'
import { isOpen, mayTake } from '../rules.ts'
import { oneRequest } from './list.ts'

type Deps = Pick<PrivacyDeps, 'db' | 'env' | 'secrets' | 'mails' | 'sources' | 'files' | 'workers' | 'company'>
/** What is done with a locked request, in the caller's transaction. */
type Step = (db: Db, request: queries.StoredRequest) => Promise<queries.StoredRequest>

/** Takes a request. Throws `absent`, `closed` when someone has begun it, and `changedByOther` for a newer version. */
export const take = (deps: Deps, actor: Actor, id: number, version: number) =>
  change(deps, actor, id, { version, action: 'privacy.taken', isPossible: mayTake }, (db, { id }) =>
    queries.updateRequest(db, id, { estado: DataRequestState.inProgress, responsable_id: actor.id }),
  )

/**
 * Answers a request by mail, with what is known attached when asked for. Throws `absent`, `closed`, and
 * `changedByOther` for a newer version.
 */
export async function answer(
  deps: Deps,
  actor: Actor,
  id: number,
  { version, respuesta, adjuntar }: Of<typeof AnswerSchema>,
) {
  const asked = await oneRequest(deps.db, id)
  const attachments = adjuntar && isOpen(asked.estado) ? await packed(deps, actor, asked) : []
  const step = closing(deps, actor, { estado: DataRequestState.answered, respuesta }, (request) =>
    answerMail(deps, request, respuesta, attachments),
  )
  return change(deps, actor, id, { version, action: 'privacy.answered', isPossible: isOpen }, step)
}

/**
 * Refuses a request with a reason, which is mailed. Throws `absent`, `closed`, and `changedByOther` for a newer
 * version.
 */
export function refuse(deps: Deps, actor: Actor, id: number, { version, respuesta }: Of<typeof RefusalSchema>) {
  const step = closing(deps, actor, { estado: DataRequestState.refused, respuesta }, (request) =>
    refusalMail(deps, request, respuesta),
  )
  return change(deps, actor, id, { version, action: 'privacy.refused', isPossible: isOpen }, step)
}

const closing =
  (
    { mails }: Deps,
    actor: Actor,
    told: { estado: DataRequestState; respuesta: string },
    mailOf: (request: queries.StoredRequest) => Mail,
  ): Step =>
  async (db, request) => {
    await mails.queue(db, mailOf(request))
    return queries.updateRequest(db, request.id, {
      ...told,
      respondida_en: queries.atThisMoment,
      responsable_id: actor.id,
    })
  }

interface Change {
  version: number
  action: string
  isPossible: (state: DataRequestState) => boolean
}

/** The audit names states only: what people write about themselves would stay there for good. */
async function change(deps: Deps, actor: Actor, id: number, { version, action, isPossible }: Change, step: Step) {
  const writing = inTransaction(deps.db, async (db) => {
    const before = await queries.lockRequest(db, id)
    if (!before || before.estado === DataRequestState.waiting) throw new Refusal(m.absent)
    refuseStale(before, version)
    if (!isPossible(before.estado)) throw new Refusal(m.closed)
    const after = await step(db, before)
    await record(db, actor, {
      ...{ action, entity: 'solicitud_datos', id },
      before: { estado: before.estado },
      after: { estado: after.estado },
      announces: [{ area: dataRequestArea }],
    })
  })
  const request = () => oneRequest(deps.db, id)
  return shownAfter(writing, request, (stored) => RequestSchema.parse(stored))
}
