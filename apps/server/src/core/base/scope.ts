import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from './actor.ts'

declare const made: unique symbol

/**
 * Whose rows exist for a person (decision 42). Only this module makes one, so that no feature can widen it by asking for
 * a rank. Nothing named: every row; else a row must be of this enterprise, and written or owned by this person.
 */
export type Scope = { readonly enterpriseId?: number; readonly authorId?: number } & { readonly [made]: true }

type Who = Pick<Actor, 'id' | 'isOfHouse' | 'enterpriseId'>

const scope = (parts: { enterpriseId?: number; authorId?: number }) => parts as Scope

/** Every row: for what the portal does by itself, in nobody's name. */
export const everything: Scope = scope({})

/**
 * The rows that may be shown to a person at most, whatever module opens them: to staff of the house all, to people of
 * another enterprise those of their own (of a master distributor: his enterprise and its branches), to a self-registered
 * customer what is his own.
 */
export function scopeOf(who: Who): Scope {
  return who.isOfHouse ? everything : ownEnterpriseOf(who)
}

/** What a person wrote or owns, as far as he may still see it: not what he did in an enterprise that he has left. */
export const ownScopeOf = (who: Who): Scope => scope({ ...scopeOf(who), authorId: who.id })

/** What somebody owns who is named by his id alone, as a job does that works for him. */
export const ownedBy = (userId: number): Scope => scope({ authorId: userId })

/** Users: of those of the house, managers and below see the people of the house alone (rules: "own enterprise"). */
export const peopleScopeOf = (who: Who & Pick<Actor, 'role'>): Scope =>
  hasRankOf(who.role, Role.administrator) ? scopeOf(who) : ownEnterpriseOf(who)

const ownEnterpriseOf = ({ id, enterpriseId }: Who): Scope =>
  scope(enterpriseId === null ? { authorId: id } : { enterpriseId })

/** Whether it ends nowhere. */
export const isEverything = ({ enterpriseId, authorId }: Scope): boolean =>
  enterpriseId === undefined && authorId === undefined

/** Columns that say whose a row is; rows without one of them are of no enterprise, or of nobody. */
interface Owners {
  enterprise?: string
  author?: string
}

/** The condition that every query of these rows carries: what lies outside does not exist for this person (404). */
export function rowsIn({ enterpriseId, authorId }: Scope, { enterprise, author }: Owners): RawBuilder<boolean> {
  // What has an owner alone and no enterprise goes with its owner.
  const isOfNone = enterprise === undefined && authorId !== undefined
  const conditions = [
    ...(enterpriseId === undefined || isOfNone ? [] : [equals(enterprise, enterpriseId)]),
    ...(authorId === undefined ? [] : [equals(author, authorId)]),
  ]
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}

const equals = (column: string | undefined, id: number) =>
  column === undefined ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} = ${id}`

/** Whose one row is. */
export interface Owned {
  enterpriseId?: number | null
  authorId?: number | null
}

/** The same of a row that was read already. */
export const isIn = ({ enterpriseId, authorId }: Scope, row: Owned): boolean =>
  (enterpriseId === undefined || row.enterpriseId === enterpriseId) &&
  (authorId === undefined || row.authorId === authorId)
