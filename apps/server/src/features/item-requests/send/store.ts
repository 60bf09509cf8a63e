import type { MoneyUnit } from '@portal/contract/core/currencies'
import type { Limit } from '@portal/contract/core/endpoint'
import type { In } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import type { RequestedSchema } from '@portal/contract/item-requests/schemas'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestKind, requestLimits } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { Caller } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal, isReferenced } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { countUp } from '#core/door/rate-limits.ts'
import { customerOf, type Person } from '../customers/service.ts'
import type { RequestDeps } from '../deps.ts'
import { trackingPath } from '../links.ts'
import { receivedMail, rentReceivedMail, type Subject } from '../mail/client.ts'
import { mailOwners, post } from '../mail/send.ts'
import { audit, changesOf } from '../move.ts'
import * as shared from '../queries.ts'
import * as queries from './queries.ts'
import { isSuspicious } from './rules.ts'

export type Requested = In<typeof RequestedSchema>
export type SendDeps = Pick<RequestDeps, 'db' | 'env' | 'secrets' | 'mails' | 'company' | 'files' | 'payments'>

const perAddress: Limit = { name: 'solicitud-direccion', max: requestLimits.perHourAndAddress, seconds: 3600 }

/** Counts the request for its address and returns whether it is quarantined. */
export async function isToQuarantine(
  db: Db,
  { ip }: Caller,
  sender: { email: string; sitio_web: string },
): Promise<boolean> {
  const { count } = await countUp(db, perAddress, ip)
  return isSuspicious(sender, count)
}

export interface NewRequest extends Person {
  tipo: RequestKind
  clasificado_id: number | null
  propiedad_id?: number | null
  marca: string
  mensaje: string
  idioma: PageLanguage
  moneda: MoneyUnit
  desde: string | null
  hasta: string | null
}

/** Stores a request in its first state. A quarantined one sends no mail, and looks like any other to its sender. */
export async function store(db: Db, by: Caller, request: NewRequest, isQuarantined: boolean) {
  const state = isQuarantined ? RequestStatus.sent : RequestStatus.pendingContact
  const stored = await queries.insertRequest(db, {
    ...request,
    estado_id: state,
    ip: by.ip,
    cliente_id: isQuarantined ? null : await customerOf(db, by, request),
  })
  await shared.insertEvent(db, {
    solicitud_id: stored.id,
    tipo: 'estado',
    autor: 'cliente',
    a_estado: state,
    comentario: request.mensaje,
    es_visible: true,
    ip: by.ip,
  })
  await audit(db, by, 'requests.created', null, stored, await changesOf(db, isQuarantined ? null : request))
  return stored
}

/** Mails the client and those responsible about a received request. */
export async function acknowledge(
  db: Db,
  deps: Pick<RequestDeps, 'env' | 'secrets' | 'mails' | 'company'>,
  about: Subject & { ownerId: number | null },
  message: string,
): Promise<void> {
  const isRent = about.request.tipo === RequestKind.rent
  await post(db, deps, isRent ? rentReceivedMail(deps, about) : receivedMail(deps, about))
  await mailOwners(db, deps, 'asked', about, message)
}

/** Returns what the sender gets: its number and their secret page. */
export const requestedOf = (secret: string, request: shared.LockedRequest): Requested => ({
  solicitud_clasificado_id: request.id,
  url_seguimiento: trackingPath(secret, request),
})

/** The answer to a repeated request. Reveals nothing about it: anyone may type someone's address. */
export const alreadyReceived = (message: Message = machineDoneMessages.requestAlreadyReceived) =>
  new Answer<Requested>({ solicitud_clasificado_id: null, url_seguimiento: null }, message)

/** Translates the foreign key violation of an unknown country. */
export async function withCountryRefusal<T>(
  writing: Promise<T>,
  entry: Message = machineMessages.countryInvalid,
): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (
      isReferenced(error, 'solicitud_clasificado_pais_id_fkey') ||
      isReferenced(error, 'clasificado_cliente_pais_id_fkey')
    )
      throw fieldRefusal('pais_id', entry, error)
    throw error
  }
}
