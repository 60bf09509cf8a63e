import type { Limit } from '@portal/contract/core/endpoint'
import type { In, Of } from '@portal/contract/core/fields'
import { DataRequestState, dataRequestLimits } from '@portal/contract/privacy/constants'
import { privacyMessages as m } from '@portal/contract/privacy/messages'
import type { AskSchema, OwnRequestSchema } from '@portal/contract/privacy/schemas'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseBeyond } from '#core/door/rate-limits.ts'
import { claimedId } from '#core/identity/row-links.ts'
import { settingOf } from '#features/settings/service.ts'
import { dataRequestArea } from './area.ts'
import type { PrivacyDeps } from './deps.ts'
import { isTokenOf } from './links.ts'
import { confirmMail, receivedMail } from './mails.ts'
import * as queries from './queries.ts'

type Deps = Pick<PrivacyDeps, 'db' | 'env' | 'secrets' | 'mails'>

/** Of one address, whoever asks. */
const asking: Limit = { name: 'solicitud-datos-correo', max: dataRequestLimits.asksADay, seconds: 86_400 }

/**
 * Stores a request until its address confirms it, and mails the link that does. Always answers the same, whether or not
 * anything is known of the address, except with 5 after too many of a day. A filled honeypot stores nothing.
 */
export async function ask(
  deps: Deps,
  caller: Caller,
  { sitio_web: trap, ...form }: Of<typeof AskSchema>,
): Promise<null> {
  if (trap !== '') return null
  await refuseBeyond(deps.db, asking, form.email.toLowerCase(), m.tooManyAsks)
  await inTransaction(deps.db, async (db) => {
    const request = await queries.insertRequest(db, { ...form, ip: caller.ip })
    const { id, tipo, idioma } = request
    await record(db, caller, { action: 'privacy.asked', entity: 'solicitud_datos', id, after: { tipo, idioma } })
    await deps.mails.queue(db, confirmMail(deps, request))
  })
  return null
}

const shown = ({
  tipo,
  nombre,
  email,
  detalle,
  estado,
  vence_el,
}: queries.StoredRequest): In<typeof OwnRequestSchema> => ({ tipo, nombre, email, detalle, estado, vence_el })

async function opened({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, token: string): Promise<queries.StoredRequest> {
  const id = claimedId(token)
  const request = id === null ? undefined : await queries.getRequest(db, id)
  if (!request || !isTokenOf(secrets.enlace, token, request)) throw new Refusal(m.linkInvalid)
  return request
}

/** Returns the request of a link. Throws `linkInvalid` for a link that is not valid. */
export const ownRequest = async (deps: Pick<Deps, 'db' | 'secrets'>, token: string) => shown(await opened(deps, token))

/**
 * Receives a request, any number of times: from then on staff see it, and the term of the settings runs. Throws
 * `linkInvalid` for the link.
 */
export async function confirm(deps: Deps, caller: Caller, token: string) {
  const { id } = await opened(deps, token)
  return inTransaction(deps.db, async (db) => {
    const before = await queries.lockRequest(db, id)
    if (!before) throw new Refusal(m.linkInvalid)
    if (before.estado !== DataRequestState.waiting) return shown(before)
    const { datos_dias: days } = await settingOf(db, 'plazos')
    const after = await queries.updateRequest(db, id, {
      estado: DataRequestState.received,
      confirmada_en: queries.atThisMoment,
      vence_el: queries.dueAfter(days),
    })
    await record(db, caller, {
      action: 'privacy.confirmed',
      entity: 'solicitud_datos',
      id,
      after: { estado: after.estado, vence_el: after.vence_el },
      announces: [{ area: dataRequestArea }],
    })
    await deps.mails.queue(db, receivedMail(deps, after))
    return shown(after)
  })
}
