import type { In } from '@portal/contract/core/fields'
import { transferMessages } from '@portal/contract/transfers/messages'
import type { LeaveSchema, LeavingSchema, LeftSchema } from '@portal/contract/transfers/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { peopleScopeOf, scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseStale } from '#core/records/versions.ts'
import { deactivateLeaving, lockLeaving } from '#features/users/service.ts'
import type { TransferDeps } from './deps.ts'
import { listPeople } from './receivers/queries.ts'
import { mayReceive } from './receivers/rules.ts'
import type { HoldingSource } from './source.ts'
import { lockForTransfer, type Part, startTransfer } from './start.ts'

/** Returns what a user holds and who may receive it, for the wizard. Throws what leaving throws. */
export async function leavingOf(
  db: Db,
  sources: readonly HoldingSource[],
  actor: Actor,
  id: number,
): Promise<In<typeof LeavingSchema>> {
  const user = await lockLeaving(db, actor, id)
  const people = await listPeople(db, peopleScopeOf(actor), id)
  const held = await heldBy(db, actor, sources, id)
  const tipos = held.map(({ source, total, detail }) => ({
    ...namesOf(source),
    total,
    detalle: detail.es,
    detalle_en: detail.en,
    puede_quedarse: source.mayStay,
    receptores: people.filter((person) => mayReceive(source, user.empresa_id, person)).map((person) => person.id),
  }))
  return {
    usuario: { id, nombre: fullNameOf(user), estado_id: user.estado_id, version: user.version },
    tipos,
    personas: people.map(({ id, nombre, email }) => ({ id, nombre, email })),
  }
}

export const namesOf = ({ kind, name }: HoldingSource) => ({ tipo: kind, nombre: name.es, nombre_en: name.en })

const fullNameOf = ({ nombres, apellido_paterno: last }: { nombres: string; apellido_paterno: string }) =>
  [nombres, last].filter(Boolean).join(' ')

/** Counts what a user holds of each kind. */
export const heldBy = (db: Db, actor: Actor, sources: readonly HoldingSource[], userId: number) =>
  Promise.all(sources.map(async (source) => ({ source, ...(await source.count(db, scopeOf(actor), userId)) })))

/**
 * Deactivates a user, ends their sessions and gives what they hold to the chosen people (rule users/leaving), in one
 * transaction; what exceeds a block follows in a job. A trial checks all of it and changes nothing. Throws
 * `changedByOther` when someone changed the user since the wizard was opened, `receiverMissing` and `receiverInvalid`.
 */
export function leave(
  { db, ...deps }: TransferDeps,
  sources: readonly HoldingSource[],
  actor: Actor,
  id: number,
  { version, destinos: chosen, ensayo: isTrial }: z.output<typeof LeaveSchema>,
): Promise<In<typeof LeftSchema>> {
  return inTransaction(db, async (db) => {
    await lockForTransfer(
      db,
      id,
      chosen.flatMap(({ usuario_id: to }) => to ?? []),
    )
    const user = await lockLeaving(db, actor, id)
    refuseStale(user, version)
    const held = await heldBy(db, actor, sources, id)
    const people = await listPeople(db, peopleScopeOf(actor), id)
    const wanted = partsOf(held, chosen, (source, to) =>
      people.find((person) => person.id === to && mayReceive(source, user.empresa_id, person)),
    )
    const partes = wanted.map(({ source, to, total }) => ({ tipo: source.kind, usuario_id: to?.id ?? null, total }))
    if (isTrial) return { traspaso_id: null, partes }
    const leaving = await deactivateLeaving(db, actor, user)
    return { traspaso_id: await startTransfer(deps, db, actor, { userId: id, parts: wanted, leaving }), partes }
  })
}

type Chosen = z.output<typeof LeaveSchema>['destinos']

/** Returns who receives each kind. Throws for one that nobody, or the wrong person, would receive. */
function partsOf(
  held: readonly { source: HoldingSource; total: number }[],
  chosen: Chosen,
  receiverOf: (source: HoldingSource, id: number) => Part['to'] | undefined,
): Part[] {
  const isKnown = ({ tipo }: Chosen[number]) => held.some(({ source }) => source.kind === tipo)
  const isTwice = new Set(chosen.map(({ tipo }) => tipo)).size < chosen.length
  if (isTwice || !chosen.every(isKnown)) throw fieldRefusal('destinos', transferMessages.receiverInvalid)
  return held.map(({ source, total }) => {
    const id = chosen.find(({ tipo }) => tipo === source.kind)?.usuario_id ?? null
    const to = id === null ? null : receiverOf(source, id)
    if (to === undefined) throw fieldRefusal('destinos', transferMessages.receiverInvalid)
    if (to === null && total > 0 && !source.mayStay) throw fieldRefusal('destinos', transferMessages.receiverMissing)
    return { source, to, total }
  })
}
