import { Module, Role } from '@portal/contract/access/constants'
import { defaultModules, Place, profileOf } from '@portal/contract/access/templates'
import { DocumentType, UserStatus } from '@portal/contract/users/constants'
import { anEnterprise, aUser, type Person, theHouse } from './people.ts'
import type { TestApp } from './start-app.ts'

type App = Pick<TestApp, 'deps'>

export const chileId = 152
let made = 0

/** A branch office of an enterprise, by default of a new one. */
export async function aBranch(
  app: App,
  { enterpriseId, name = `Sucursal ${++made}`, status = UserStatus.active }: Partial<BranchWishes> = {},
): Promise<{ id: number; enterpriseId: number }> {
  const empresaId = enterpriseId ?? (await anEnterprise(app))
  const { id } = await app.deps.db
    .insertInto('sucursal')
    .values({ nombre: name, empresa_id: empresaId, estado_id: status })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, enterpriseId: empresaId }
}

interface BranchWishes {
  enterpriseId: number
  name: string
  status: UserStatus
}

/** A signed-in user of a role, in a new enterprise and branch unless told otherwise; a manager may see users. */
export async function signedIn(app: App, role: Role, place?: { id: number; enterpriseId: number }): Promise<Staff> {
  const { id: branchId, enterpriseId } = place ?? (await aBranch(app))
  const kind = enterpriseId === (await theHouse(app)) ? Place.house : Place.other
  const modules = defaultModules(profileOf(role, kind, []))
  const extra = role === Role.manager ? [Module.users] : []
  const person = await aUser(app, { role, enterpriseId, branchId, modules: [...modules, ...extra] })
  return { ...person, enterpriseId, branchId }
}

/** A signed-in member of staff: of a role, in a new branch of the house. */
export const inTheHouse = async (app: App, role: Role): Promise<Staff> =>
  signedIn(app, role, await aBranch(app, { enterpriseId: await theHouse(app) }))

export interface Staff extends Person {
  enterpriseId: number
  branchId: number
}

/** What the form of a user sends: a staff user in Chile unless changed. */
export const aUserForm = (changes: object = {}) => ({
  nombres: 'Beatriz',
  apellido_paterno: 'Muñoz',
  apellido_materno: 'Díaz',
  tipo_documento_id: DocumentType.nationalId,
  numero_documento: `12.345.${++made}`,
  telefono: '+56912345678',
  email: `beatriz${made}@example.com`,
  rol_id: Role.user,
  sucursal_id: null,
  pais_id: chileId,
  estado_id: UserStatus.active,
  idioma: 'es',
  ...changes,
})

/** What the form of an enterprise sends. */
export const anEnterpriseForm = (changes: object = {}) => ({
  nombre: `Minera Ejemplo ${++made}`,
  abreviatura: `M${[...String(made)].map((digit) => String.fromCharCode(65 + Number(digit))).join('')}X`,
  pais_id: chileId,
  email: 'contacto@example.com',
  telefono: '+56 9 1234 5678',
  emails_autorizados: ['compras@example.com'],
  ...changes,
})

/** The audit rows of one row of a table, the oldest first. */
export function auditOf({ deps: { db } }: App, entity: string, id: number | string) {
  return db
    .selectFrom('auditoria')
    .selectAll()
    .where('entidad', '=', entity)
    .where('entidad_id', '=', String(id))
    .orderBy('id')
    .execute()
}
