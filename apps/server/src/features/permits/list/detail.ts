import type { In } from '@portal/contract/core/fields'
import { PermitState } from '@portal/contract/permits/constants'
import { permitMessages as m } from '@portal/contract/permits/messages'
import type { EnterprisePermitsSchema, PermitSchema } from '@portal/contract/permits/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { PermitDeps } from '../deps.ts'
import { canDecide, canUpload, permitScopeOf } from '../policy.ts'
import * as queries from '../queries.ts'
import { allowedTransitions } from '../rules.ts'

export type View = In<typeof PermitSchema>

/**
 * Returns a permit with its history and the other ones of its holder. Throws `absent` when there is none in their
 * scope.
 */
export async function onePermit(db: Db, actor: Actor, id: number): Promise<View> {
  const scope = permitScopeOf(actor)
  const row = await queries.getRow(db, scope, id)
  if (!row) throw new Refusal(m.absent)
  const [events, all, enterprise] = await Promise.all([
    queries.listEvents(db, id),
    queries.listOf(db, scope, row),
    row.empresa_id === null ? undefined : queries.getEnterprise(db, scope, row.empresa_id),
  ])
  return {
    ...row,
    empresa_email: enterprise?.email ?? row.correo ?? '',
    transiciones_permitidas: allowedTransitions(row.estado, canDecide(actor)),
    eventos: events,
    anteriores: all.filter((other) => other.id !== id),
  }
}

const counts: readonly string[] = [PermitState.valid, PermitState.expiring, PermitState.expired]
const isLatest: readonly string[] = [PermitState.waiting, PermitState.refused]

/**
 * Returns the permits of an enterprise of the reader's scope, by default their own. Throws `enterpriseInvalid` when
 * there is none.
 */
export async function permitsOf(
  db: Db,
  actor: Actor,
  asked: number | null,
): Promise<In<typeof EnterprisePermitsSchema>> {
  const scope = permitScopeOf(actor)
  const enterpriseId = asked ?? actor.enterpriseId
  const enterprise = enterpriseId === null ? undefined : await queries.getEnterprise(db, scope, enterpriseId)
  if (!enterprise) throw new Refusal(m.enterpriseInvalid)
  const all = await queries.listOf(db, scope, { empresa_id: enterprise.id, correo: null })
  const [latest] = all
  return {
    empresa_id: enterprise.id,
    empresa_nombre: enterprise.nombre,
    actual: all.find(({ estado }) => counts.includes(estado)) ?? null,
    ultimo: latest && isLatest.includes(latest.estado) ? latest : null,
    historial: all,
    puede_subir: canUpload(actor, enterprise.id),
  }
}

/** Returns an address that opens the document of a permit for 60 s. Throws `absent` outside the reader's scope. */
export async function openDocument(
  { db, files }: Pick<PermitDeps, 'db' | 'files'>,
  actor: Actor,
  id: number,
): Promise<{ url_file: string }> {
  const isThere = await queries.getRow(db, permitScopeOf(actor), id)
  const permit = isThere && (await queries.getPermit(db, id))
  if (!permit) throw new Refusal(m.absent)
  return { url_file: files.signedPath(permit.archivo_id, new Date()) }
}
