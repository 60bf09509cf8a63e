import { Module, Role } from '@portal/contract/access/constants'
import { LicenseType } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { ResourceAccess, ResourceType } from '@portal/contract/resources/constants'
import { sql } from 'kysely'
import { today } from '../src/core/database/today.ts'
import { formWith } from './items.ts'
import { aUser, type Person, theHouse } from './people.ts'
import type { Answered, TestApp } from './start-app.ts'
import { uploaded } from './tus.ts'

export const aPdf = (text = 'Manual') =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`)

/** Who manages resources: an administrator of the house unless another role is given. */
export const aLibrarian = async (t: TestApp, role: Role = Role.administrator): Promise<Person> =>
  aUser(t, { role, enterpriseId: await theHouse(t), modules: [Module.resources, Module.downloads] })

type Values = Record<string, unknown>

/** The form of a manual of NextLion for all users. */
export const aResourceForm = (changes: Values = {}): Values => ({
  tipo: ResourceType.manual,
  titulo: 'Manual de usuario',
  titulo_en: 'User manual',
  descripcion: '',
  descripcion_en: '',
  idioma: 'es',
  producto_id: 1,
  acceso: ResourceAccess.users,
  servicio_id: '',
  empresas: '',
  ...changes,
})

export const saveResource = (t: TestApp, as: Person, changes: Values = {}): Promise<Answered> => {
  const { payload, headers } = formWith(aResourceForm(changes))
  return t.call('POST', '/v1/recursos/save', payload, as, { headers })
}

/** Publishes a file as the next revision of a resource. */
export async function publish(t: TestApp, as: Person, resourceId: number, changes: Values = {}, content = aPdf()) {
  const cargaId = changes.carga_id ?? (await uploaded(t, as, content, 'manual.pdf'))
  const said = { numero: 'A', fecha: '2026-11-20', nota: 'Primera', nota_en: 'First', ...changes, carga_id: cargaId }
  return t.call('POST', '/v1/recursos/revision/save', { recurso_id: resourceId, ...said }, as)
}

/** A published resource. Returns the ids of it and of its revision. */
export async function aResource(t: TestApp, as: Person, changes: Values = {}, content = aPdf()) {
  const { datos: resource } = await saveResource(t, as, changes)
  const { datos: revision } = await publish(t, as, resource.id, {}, content)
  return { id: resource.id as number, revisionId: revision.id as number }
}

/** Gives a user a license of a year from today, or with other days around it. */
export async function aLicenseOf(t: TestApp, { id }: Person, serviceId = 1, { from = 0, days = 365 } = {}) {
  await sql`
    insert into licencia (usuario_id, servicio_id, tipo_licencia_id, fecha_inicio, fecha_termino, estado_id)
    values (${id}, ${serviceId}, ${LicenseType.business}, ${today} + ${from}::int, ${today} + ${from + days}::int,
      ${from > 0 ? LicenseStatus.inactive : LicenseStatus.active})`.execute(t.deps.db)
}
