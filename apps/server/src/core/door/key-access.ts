import { Module } from '@portal/contract/access/constants'
import type { Access, Terms } from '@portal/contract/core/endpoint'
import { keyMessages } from '@portal/contract/core/key-messages'
import type { Actor } from '../base/actor.ts'
import { Refusal } from '../base/errors.ts'

/** Of the terms of a call, what decides whether a key may send it. */
type Asked = Pick<Terms, 'access' | 'roles' | 'keys' | 'fresh' | 'whileEnrolling'>

/** Modules whose changes are changes of access: users, their roles and their accounts. */
const aboutAccess: ReadonlySet<Module> = new Set([Module.users, Module.userImporter])

/**
 * Returns the modules with which an API key may send a call: never what roles open, what asks for a fresh proof by
 * itself, what changes access, or the account of its maker. A call of every session is closed unless it names modules.
 */
export function modulesForKeys(method: string, { access, roles, keys, fresh, whileEnrolling }: Asked): Module[] {
  const needsProof = fresh !== undefined && typeof fresh !== 'function'
  if (access === 'public' || roles || needsProof || whileEnrolling) return []
  const wanted = access === 'session' ? (keys ?? []) : [access].flat()
  return wanted.filter((module) => method === 'GET' || !aboutAccess.has(module))
}

/**
 * Throws `keyNotAllowed` or `keyReadOnly` where an API key may not send a call, whatever modules it has, or without one
 * of its modules.
 */
export function refuseKey(method: string, asked: Asked, { apiKey, modules }: Actor): void {
  if (!apiKey || asked.access === 'public') return
  const wanted = modulesForKeys(method, asked)
  if (wanted.length === 0) throw new Refusal(keyMessages.keyNotAllowed)
  if (apiKey.isReadOnly && method !== 'GET') throw new Refusal(keyMessages.keyReadOnly)
  if (!wanted.some((module) => modules.has(module))) throw new Refusal(keyMessages.keyNotAllowed)
}

/**
 * Returns the actor for a call as an API key may act in it: a public call does not know it, and in a change it is
 * without the modules that change access.
 */
export function actorOfKey(method: string, access: Access, actor: Actor): Actor | null {
  if (access === 'public') return null
  if (method === 'GET') return actor
  return { ...actor, modules: new Set([...actor.modules].filter((module) => !aboutAccess.has(module))) }
}
