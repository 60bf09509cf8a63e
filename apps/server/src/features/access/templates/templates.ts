import { type GrantableModule, grantableModules, Module } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { defaultModules, holdingOf, type Profile, profiles } from '@portal/contract/access/templates'
import { templateLimits } from '@portal/contract/access/templates/constants'
import { accessTemplateMessages as says } from '@portal/contract/access/templates/messages'
import type {
  DifferenceListSchema,
  DifferenceQuerySchema,
  TemplateListSchema,
  TemplateSchema,
  TemplateUpdateSchema,
} from '@portal/contract/access/templates/schemas'
import type { In, Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { mayChangeAccess, mayChangeTemplate } from '../policy.ts'
import { cutTo } from '../rules.ts'
import * as queries from './queries.ts'
import { changeOf, refusalOfTemplate } from './rules.ts'

type Template = In<typeof TemplateSchema>

/** Returns the templates of all profiles. */
export async function listTemplates(db: Db, actor: Actor): Promise<In<typeof TemplateListSchema>> {
  const versions = await queries.listVersions(db, null)
  return {
    plantillas: profiles.map((perfil) => {
      const newest = versions.find((version) => version.perfil === perfil)
      return rowOf(actor, perfil, newest)
    }),
  }
}

type Version = Awaited<ReturnType<typeof queries.listVersions>>[number]

const rowOf = (actor: Actor, perfil: Profile, newest: Version | undefined) => ({
  perfil,
  version: newest?.version ?? 1,
  modulos: (newest?.claves_modulo ?? defaultModules(perfil)).length,
  cambiada_en: newest?.creado_en ?? null,
  cambiada_por: newest?.usuario_nombre ?? null,
  puede_cambiar: mayChangeTemplate(actor, perfil),
})

/** Returns a template with all modules, its earlier versions and its applications. */
export async function oneTemplate(db: Db, actor: Actor, perfil: Profile): Promise<Template> {
  const [{ claves_modulo: included }, versions, applied] = await Promise.all([
    queries.readTemplate(db, perfil),
    queries.listVersions(db, perfil),
    queries.listApplied(db, perfil),
  ])
  return {
    ...rowOf(actor, perfil, versions[0]),
    modulos: included.length,
    acceso_modulo: grantableModules.map((module) => {
      const isIn = included.includes(module)
      const toggled = isIn ? included.filter((other) => other !== module) : [...included, module]
      return {
        modulo: moduleNames[module].es,
        clave_modulo: module,
        asignado: isIn,
        es_predeterminado: holdingOf(perfil, module) === 'default',
        puede_cambiar: refusalOfTemplate(actor, perfil, included, toggled) === null,
        se_admite: holdingOf(perfil, module) !== 'never',
      }
    }),
    versiones: versions
      .slice(0, templateLimits.shown)
      .map(({ version, creado_en, usuario_nombre, claves_modulo }, at) => ({
        version,
        creado_en,
        usuario_nombre,
        ...changeOf(versions[at + 1]?.claves_modulo ?? defaultModules(perfil), claves_modulo),
      })),
    aplicaciones: applied.map(({ usuario_id: userId, a_tiempo: isInTime, ...application }) => ({
      ...application,
      puede_deshacer: isInTime && userId === actor.id,
    })),
  }
}

/** Stores another version of a template. Users change only when it is applied to them. */
export function saveTemplate(
  db: Db,
  actor: Actor,
  perfil: Profile,
  form: Of<typeof TemplateUpdateSchema>,
): Promise<Template> {
  const wanted = grantableModules.filter((module) => form.claves_modulo.includes(module))
  if (form.claves_modulo.includes(Module.dash)) throw new Refusal(says.moduleInvalid)
  const writing = inTransaction(db, async (db) => {
    await queries.lockTemplate(db, perfil)
    const before = await queries.readTemplate(db, perfil)
    const refusal = refusalOfTemplate(actor, perfil, before.claves_modulo, wanted)
    if (refusal) throw new Refusal(refusal)
    refuseStale(before, form.version)
    if (isSame(before.claves_modulo, wanted)) return oneTemplate(db, actor, perfil)

    await queries.insertVersion(db, {
      perfil,
      version: before.version + 1,
      claves_modulo: wanted,
      usuario_id: actor.id,
    })
    await record(db, actor, {
      action: 'access.templateSaved',
      entity: 'plantilla_acceso',
      id: perfil,
      before: { ...before, claves_modulo: before.claves_modulo.toSorted() },
      after: { version: before.version + 1, claves_modulo: wanted.toSorted() },
      announces: [{ area: 'acceso' }],
    })
    return oneTemplate(db, actor, perfil)
  })
  return showingStored(writing, () => oneTemplate(db, actor, perfil))
}

const isSame = (a: readonly GrantableModule[], b: readonly GrantableModule[]) =>
  a.toSorted().join() === b.toSorted().join()

/** Returns one page of the users whose modules differ from their template. */
export async function listDifferences(
  db: Db,
  actor: Actor,
  { perfil, page, page_row: limit, buscar: text }: Of<typeof DifferenceQuerySchema>,
): Promise<In<typeof DifferenceListSchema>> {
  if (!mayChangeTemplate(actor, perfil)) throw new Refusal(says.insufficientHierarchy)
  const { claves_modulo: wanted } = await queries.readTemplate(db, perfil)
  const slice = { offset: (page - 1) * limit, limit }
  const found = { profile: perfil, wanted, text }
  const { rows, total } = await queries.listDiffering(db, peopleScopeOf(actor), found, slice)
  return {
    usuarios: rows.map(({ tiene, rol_id: role, ...user }) => ({
      ...user,
      ...changeOf(tiene, wanted),
      esperan: cutTo(actor, tiene, wanted).waiting,
      puede_cambiar: mayChangeAccess(actor, { id: user.usuario_id, role }),
    })),
    total,
  }
}
