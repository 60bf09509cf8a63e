import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from './actor.ts'

declare const made: unique symbol

/**
 * The rows that exist for a person (rule scope/own-rows). Only this module creates a scope, so no feature can widen it
 * by rank. An empty scope means every row; otherwise a row must be of this enterprise, and written or owned by this
 * person.
 */
export type Scope = { readonly enterpriseId?: number; readonly authorId?: number } & { readonly [made]: true }

type Who = Pick<Actor, 'id' | 'isOfHouse' | 'enterpriseId'>

const scope = (parts: { enterpriseId?: number; authorId?: number }) => parts as Scope

/** Every row: for work that the portal does on its own behalf. */
export const everything: Scope = scope({})

/**
 * Returns the widest scope of a person, whatever module opens the rows: all rows for staff of the house, the own
 * enterprise for people of another one (for a master distributor their enterprise and its branches), and their own rows for
 * a self-registered customer.
 */
export function scopeOf(who: Who): Scope {
  return who.isOfHouse ? everything : ownEnterpriseOf(who)
}

/** Returns the rows that a person wrote or owns and may still see: not those of an enterprise they have left. */
export const ownScopeOf = (who: Who): Scope => scope({ ...scopeOf(who), authorId: who.id })

/** Returns the rows of an owner known only by id, as in a job that works on their behalf. */
export const ownedBy = (userId: number): Scope => scope({ authorId: userId })

/** Returns the rows of a person's own enterprise, for staff too; without an enterprise their own rows. */
export const enterpriseScopeOf = (who: Who): Scope => ownEnterpriseOf(who)

/**
 * Returns the scope for users: managers and below of the house see only people of the house, whatever module they hold.
 */
export const peopleScopeOf = (who: Who & Pick<Actor, 'role'>): Scope =>
  hasRankOf(who.role, Role.administrator) ? scopeOf(who) : ownEnterpriseOf(who)

const ownEnterpriseOf = ({ id, enterpriseId }: Who): Scope =>
  scope(enterpriseId === null ? { authorId: id } : { enterpriseId })

/** Whether the scope has no limit. */
export const isEverything = ({ enterpriseId, authorId }: Scope): boolean =>
  enterpriseId === undefined && authorId === undefined

/** The columns that name the owner of a row. Without one of them, rows belong to no enterprise or to no person. */
interface Owners {
  enterprise?: string
  author?: string
}

/**
 * Returns the condition that every query of these rows carries: a row outside the scope does not exist for this person
 * (404).
 */
export function rowsIn({ enterpriseId, authorId }: Scope, { enterprise, author }: Owners): RawBuilder<boolean> {
  // A row with an owner and no enterprise follows its owner.
  const isOfNone = enterprise === undefined && authorId !== undefined
  const conditions = [
    ...(enterpriseId === undefined || isOfNone ? [] : [equals(enterprise, enterpriseId)]),
    ...(authorId === undefined ? [] : [equals(author, authorId)]),
  ]
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}

const equals = (column: string | undefined, id: number) =>
  column === undefined ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} = ${id}`

/** The owner of one row. */
export interface Owned {
  enterpriseId?: number | null
  authorId?: number | null
}

/** Checks the same condition on a row that was already read. */
export const isIn = ({ enterpriseId, authorId }: Scope, row: Owned): boolean =>
  (enterpriseId === undefined || row.enterpriseId === enterpriseId) &&
  (authorId === undefined || row.authorId === authorId)
