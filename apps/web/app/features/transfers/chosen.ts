import type { Of } from '@portal/contract/core/fields'
import type { LeavingSchema } from '@portal/contract/transfers/schemas'

export type Leaving = Of<typeof LeavingSchema>
export type Kind = Leaving['tipos'][number]

/** Who receives each kind: a person, `null` when it stays, nothing while it is not decided. */
export type Chosen = Readonly<Record<string, number | null | undefined>>

/** Gives every kind to one person, as far as they may receive it; the others are left as they are. */
export function givenTo(kinds: readonly Kind[], chosen: Chosen, personId: number): Chosen {
  const his = kinds.filter(({ receptores }) => receptores.includes(personId))
  return { ...chosen, ...Object.fromEntries(his.map(({ tipo }) => [tipo, personId])) }
}

/** The kinds whose receiver is missing. */
export const undecided = (kinds: readonly Kind[], chosen: Chosen): Kind[] =>
  kinds.filter(({ tipo, total }) => total > 0 && chosen[tipo] === undefined)

/** The choice as the call takes it. */
export const destinationsOf = (kinds: readonly Kind[], chosen: Chosen) =>
  kinds.map(({ tipo }) => ({ tipo, usuario_id: chosen[tipo] ?? null }))
