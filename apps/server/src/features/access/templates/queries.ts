import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { defaultModules, holdingOf, type Place, type Profile, profiles } from '@portal/contract/access/templates'
import { templateLimits } from '@portal/contract/access/templates/constants'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { wordsIn } from '#core/database/list-query.ts'

/** Serialises saving and applying one template until the transaction ends. */
export const lockTemplate = (db: Db, profile: Profile) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`plantilla_acceso ${profile}`}, 0))`.execute(db)

export interface Template {
  version: number
  claves_modulo: readonly GrantableModule[]
}

/** Returns the modules of a new user of a profile: as staff left them, without what the profile may never have. */
export async function readTemplate(db: Db, profile: Profile): Promise<Template> {
  const stored = await db
    .selectFrom('plantilla_acceso')
    .select(['version', sql<GrantableModule[]>`claves_modulo`.as('claves_modulo')])
    .where('perfil', '=', profile)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { version: stored?.version ?? 1, claves_modulo: modulesOf(profile, stored?.claves_modulo) }
}

const modulesOf = (profile: Profile, stored: readonly GrantableModule[] | undefined): readonly GrantableModule[] =>
  stored?.filter((key) => holdingOf(profile, key) !== 'never') ?? defaultModules(profile)

/** Returns the modules of new users of every profile. */
export async function readTemplates(db: Db): Promise<Map<Profile, readonly GrantableModule[]>> {
  const stored = await db
    .selectFrom('plantilla_acceso')
    .distinctOn('perfil')
    .select([sql<Profile>`perfil`.as('perfil'), sql<GrantableModule[]>`claves_modulo`.as('claves_modulo')])
    .orderBy('perfil')
    .orderBy('version', 'desc')
    .execute()
  const changed = new Map(stored.map(({ perfil, claves_modulo: keys }) => [perfil, keys]))
  return new Map(profiles.map((profile) => [profile, modulesOf(profile, changed.get(profile))]))
}

/** Returns the stored versions of a profile, newest first; of all profiles, if none is given. */
export const listVersions = (db: Db, profile: Profile | null) =>
  db
    .selectFrom('plantilla_acceso as p')
    .leftJoin('usuario as u', 'u.id', 'p.usuario_id')
    .select(['p.version', 'p.creado_en', sql<Profile>`p.perfil`.as('perfil')])
    .select(sql<GrantableModule[]>`p.claves_modulo`.as('claves_modulo'))
    .select(sql<string | null>`case when u.id is not null then ${fullNameOf('u')} end`.as('usuario_nombre'))
    .$if(profile !== null, (query) => query.where('p.perfil', '=', profile!).limit(templateLimits.shown + 1))
    .orderBy('p.version', 'desc')
    .execute()

export async function insertVersion(
  db: Db,
  version: { perfil: Profile; version: number; claves_modulo: readonly string[]; usuario_id: number },
): Promise<void> {
  await db
    .insertInto('plantilla_acceso')
    .values({ ...version, claves_modulo: [...version.claves_modulo] })
    .execute()
}

const isMaster = sql<SqlBool>`exists (select from acceso_modulo m
  where m.usuario_id = u.id and m.clave_modulo = ${Module.masterDistributor})`

/** Users `u` of a profile; says the same as `profileOf`. */
function ofProfile(profile: Profile): RawBuilder<SqlBool> {
  const of = (role: Role, more: RawBuilder<unknown> = sql`true`) =>
    sql<SqlBool>`(u.rol_id = ${sql.lit(role)} and ${more})`
  const place = (name: Place) => sql`lugar_de(u.empresa_id) = ${name}`
  switch (profile) {
    case 'superAdmin':
      return of(Role.superAdmin)
    case 'administrator':
      return of(Role.administrator)
    case 'manager':
      return of(Role.manager, place('casa'))
    case 'enterpriseManager':
      return of(Role.manager, sql`not ${place('casa')}`)
    case 'staffUser':
      return of(Role.user, place('casa'))
    case 'customer':
      return of(Role.user, place('ninguna'))
    case 'enterpriseUser':
      return of(Role.user, place('otra'))
    case 'distributor':
      return of(Role.distributor, sql`not ${isMaster}`)
    case 'masterDistributor':
      return of(Role.distributor, isMaster)
  }
}

const held = sql<
  GrantableModule[]
>`array(select a.clave_modulo from acceso_modulo a where a.usuario_id = u.id order by 1)`

/** People of a profile whose modules differ from the wanted ones. */
function differing(db: Db, scope: Scope, profile: Profile, wanted: readonly GrantableModule[]) {
  return db
    .selectFrom('usuario as u')
    .where('u.eliminado_en', 'is', null)
    .where(rowsIn(scope, { enterprise: 'u.empresa_id', author: 'u.id' }))
    .where(ofProfile(profile))
    .where(sql<SqlBool>`${held} is distinct from array(select unnest(${wanted}::text[]) order by 1)`)
}

interface Slice {
  offset: number
  limit: number
}

const searched = sql<string>`sin_acentos(concat_ws(' ', u.nombres, u.apellido_paterno, u.apellido_materno, u.email, e.nombre))`

/** Returns one page of those who differ, by name, and how many there are. */
export async function listDiffering(
  db: Db,
  scope: Scope,
  template: { profile: Profile; wanted: readonly GrantableModule[]; text: string },
  { offset, limit }: Slice,
) {
  const found = differing(db, scope, template.profile, template.wanted)
    .leftJoin('empresa as e', 'e.id', 'u.empresa_id')
    .where((eb) => eb.and(wordsIn(searched, template.text)))
  const rows = await found
    .select(['u.id as usuario_id', 'u.email', 'e.nombre as empresa_nombre'])
    .select([fullNameOf('u').as('nombre'), held.as('tiene'), sql<Role>`u.rol_id`.as('rol_id')])
    .orderBy(sql`u.nombres collate es`)
    .orderBy('u.id')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Locks those who differ, in the order of their ids: of these ids, if given. */
export const lockDiffering = (
  db: Db,
  scope: Scope,
  { profile, wanted, ids }: { profile: Profile; wanted: readonly GrantableModule[]; ids: readonly number[] | null },
) =>
  differing(db, scope, profile, wanted)
    .select(['u.id', 'u.empresa_id', 'u.version', sql<Role>`u.rol_id`.as('rol_id'), held.as('tiene')])
    .$if(ids !== null, (query) => query.where('u.id', '=', sql<number>`any(${ids!}::int[])`))
    .orderBy('u.id')
    .limit(templateLimits.users)
    .forUpdate('u')
    .execute()

/** Counts those who differ. */
export async function countDiffering(
  db: Db,
  scope: Scope,
  profile: Profile,
  wanted: readonly GrantableModule[],
): Promise<number> {
  const { total } = await differing(db, scope, profile, wanted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

interface Applied {
  perfil: Profile
  version: number
  usuario_id: number
}

/** Stores an application with what each user had, and the version that they have now. */
export async function insertApplied(
  db: Db,
  applied: Applied,
  users: readonly { id: number; antes: readonly string[]; version: number }[],
): Promise<number> {
  const { id } = await db.insertInto('plantilla_aplicada').values(applied).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('plantilla_aplicada_usuario')
    .values(
      users.map(({ id: usuarioId, antes, version }) => ({
        aplicada_id: id,
        usuario_id: usuarioId,
        antes: [...antes],
        version,
      })),
    )
    .execute()
  return id
}

const undoable = sql<boolean>`(a.deshecha_en is null
  and a.creado_en > now() - make_interval(hours => ${sql.lit(templateLimits.undoHours)}))`

/** Returns the latest applications of a template. */
export const listApplied = (db: Db, profile: Profile) =>
  db
    .selectFrom('plantilla_aplicada as a')
    .innerJoin('usuario as u', 'u.id', 'a.usuario_id')
    .select(['a.id', 'a.version', 'a.creado_en', 'a.deshecha_en', 'a.usuario_id'])
    .select([fullNameOf('u').as('usuario_nombre'), undoable.as('a_tiempo')])
    .select(
      sql<number>`(select count(*)::int from plantilla_aplicada_usuario x where x.aplicada_id = a.id)`.as('usuarios'),
    )
    .where('a.perfil', '=', profile)
    .orderBy('a.id', 'desc')
    .limit(templateLimits.shown)
    .execute()

/** Marks an application as undone, once, within its time and by the one who made it. */
export const markUndone = (db: Db, id: number, userId: number) =>
  db
    .updateTable('plantilla_aplicada as a')
    .set({ deshecha_en: sql`now()` })
    .where('a.id', '=', id)
    .where('a.usuario_id', '=', userId)
    .where(undoable)
    .returning([sql<Profile>`a.perfil`.as('perfil')])
    .executeTakeFirst()

/** Locks the users of an application, in the order of their ids. */
export const lockApplied = (db: Db, id: number) =>
  db
    .selectFrom('plantilla_aplicada_usuario as x')
    .innerJoin('usuario as u', 'u.id', 'x.usuario_id')
    .select(['u.id', 'u.empresa_id', 'u.version', sql<Role>`u.rol_id`.as('rol_id'), 'x.version as entonces'])
    .select(sql<GrantableModule[]>`x.antes`.as('antes'))
    .where('x.aplicada_id', '=', id)
    .where('u.eliminado_en', 'is', null)
    .orderBy('u.id')
    .forUpdate('u')
    .execute()
