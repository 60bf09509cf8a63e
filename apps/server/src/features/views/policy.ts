import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'
import type { View } from './queries.ts'

/** Its author; one that is shared also administrators, for its author may be gone. */
export const mayEdit = (
  actor: Actor,
  { usuario_id: authorId, compartida: isShared }: Pick<View, 'usuario_id' | 'compartida'>,
): boolean => authorId === actor.id || (isShared && hasRankOf(actor.role, Role.administrator))
