import { mayDelete } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

type Who = Pick<Actor, 'id' | 'role'>

/** The people of an idea. */
export interface IdeaPeople {
  creado_por: number
  integrantes: readonly number[]
}

/** Whether they may edit, move and convert an idea: its author, its members, and administrators or above. */
export const canEdit = ({ id, role }: Who, idea: IdeaPeople): boolean =>
  idea.creado_por === id || idea.integrantes.includes(id) || mayDelete(role)

/** Whether they may delete an idea: its author, and administrators or above. */
export const canDelete = ({ id, role }: Who, { creado_por: authorId }: Pick<IdeaPeople, 'creado_por'>): boolean =>
  authorId === id || mayDelete(role)
