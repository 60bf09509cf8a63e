import { type Catalogue, capital, type Files, type Names } from './names.ts'
import { migration, queries } from './server-sql.ts'
import { behaviour } from './server-test.ts'

function routes({ feature, one, many, module }: Names, { area, entries }: Catalogue): string {
  const [One, Many] = [capital(one), capital(many)]
  const failed = (entry: string) => (entries.has(entry) ? `, failed: ${area}.${entry}` : '')
  const usesArea = entries.has('notSaved') || entries.has('notDeleted')
  return `import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { ${one}Calls } from '@portal/contract/${feature}/calls'
${usesArea ? `import { ${area} } from '@portal/contract/${feature}/messages'\n` : ''}import * as s from '@portal/contract/${feature}/schemas'
import type { Db } from '#core/database.ts'
import type { Door } from '#core/door.ts'
import * as ${many} from './service.ts'

const access = Module.${module}

/** Mounts the calls of ${feature}. */
export function ${one}Routes(door: Door, { db }: { db: Db }): void {
  door.mount(
    ${one}Calls.list,
    { access, params: s.${One}ListQuerySchema, reply: s.${One}ListSchema },
    ({ actor, params }) => ${many}.list${Many}(db, actor, params),
  )
  door.mount(
    ${one}Calls.save,
    { access, body: s.${One}FormSchema, reply: s.${One}SavedSchema${failed('notSaved')} },
    ({ actor, body }) => ${many}.create${One}(db, actor, body),
  )
  door.mount(
    ${one}Calls.update,
    { access, params: s.${One}ByIdSchema, body: s.${One}UpdateSchema, reply: s.${One}SavedSchema${failed('notSaved')} },
    ({ actor, params, body }) => ${many}.update${One}(db, actor, params.id, body),
  )
  door.mount(
    ${one}Calls.remove,
    { access, params: s.${One}ByIdSchema, reply: EmptySchema${failed('notDeleted')} },
    ({ actor, params }) => ${many}.remove${One}(db, actor, params.id),
  )
}
`
}

function service({ feature, one, many, table, rows }: Names, { area, entries }: Catalogue): string {
  const [One, Many] = [capital(one), capital(many)]
  const absent = entries.has('absent') ? `${area}.absent` : 'coreMessages.absent'
  return `import { coreMessages } from '@portal/contract/core/core-messages'
${entries.has('absent') ? `import { ${area} } from '@portal/contract/${feature}/messages'\n` : ''}import type { ${One}FormSchema } from '@portal/contract/${feature}/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { Refusal } from '#core/errors.ts'
import { record } from '#core/record.ts'
import { ${one}ScopeOf } from './policy.ts'
import * as queries from './queries.ts'

type Form = z.output<typeof ${One}FormSchema>
type Saved = { id: number; version: number }

const tells = [{ area: '${rows}' }]

/** A page of those in the actor's scope, as JSON text. */
export function list${Many}(db: Db, actor: Actor, query: queries.${One}Query): Promise<JsonText> {
  return queries.list${Many}(db, ${one}ScopeOf(actor), query)
}

/** Makes one in the actor's enterprise. */
export function create${One}(db: Db, actor: Actor, form: Form): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const row = { ...form, empresa_id: actor.enterpriseId, creado_por: actor.id }
    const after = await queries.insert${One}(db, row)
    await record(db, actor, { action: '${feature}.created', entity: '${table}', id: after.id, after, tells })
    return { id: after.id, version: after.version }
  })
}

/** Changes one of the actor's scope. 409 with the stored one when somebody saved after \`version\`. */
export function update${One}(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const before = await queries.lock${One}(db, ${one}ScopeOf(actor), id)
    if (!before) throw new Refusal(${absent})
    if (before.version !== version) throw new Refusal(coreMessages.changedByOther, { data: before })
    const after = await queries.update${One}(db, id, form)
    await record(db, actor, { action: '${feature}.updated', entity: '${table}', id, before, after, tells })
    return { id, version: after.version }
  })
}

/** Deletes one of the actor's scope softly. */
export function remove${One}(db: Db, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const before = await queries.lock${One}(db, ${one}ScopeOf(actor), id)
    if (!before) throw new Refusal(${absent})
    const after = await queries.mark${One}Deleted(db, id)
    await record(db, actor, { action: '${feature}.deleted', entity: '${table}', id, before, after, tells })
    return null
  })
}
`
}

const policy = ({ one, feature }: Names) => `import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/actor.ts'

/** Whose ${feature} a person sees: all, or those of his enterprise. */
export type ${capital(one)}Scope = 'all' | { enterpriseId: number }

const noEnterprise = 0

/** What the WHERE of every query carries: what lies outside it does not exist for this person. */
export function ${one}ScopeOf(actor: Pick<Actor, 'role' | 'enterpriseId'>): ${capital(one)}Scope {
  if (hasRankOf(actor.role, Role.administrator)) return 'all'
  return { enterpriseId: actor.enterpriseId ?? noEnterprise }
}
`

export function serverFiles(names: Names, catalogue: Catalogue, migrationNumber: string): Files {
  const folder = `apps/server/src/features/${names.feature}`
  return {
    [`apps/server/migrations/${migrationNumber}-${names.feature}.ts`]: migration(names),
    [`${folder}/routes.ts`]: routes(names, catalogue),
    [`${folder}/service.ts`]: service(names, catalogue),
    [`${folder}/policy.ts`]: policy(names),
    [`${folder}/queries.ts`]: queries(names),
    [`${folder}/${names.feature}.test.ts`]: behaviour(names),
  }
}
