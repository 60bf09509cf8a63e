import { Module, Role } from '@portal/contract/access/constants'
import { PropertyCategory, PropertyCondition } from '@portal/contract/properties/constants'
import type { Insertable } from 'kysely'
import type { Propiedad } from '../src/core/database/schema.ts'
import { type SentFile, sendForm } from './items.ts'
import { chileId } from './makers.ts'
import { aUser, type Person, theHouse } from './people.ts'
import type { TestApp } from './start-app.ts'

type App = Pick<TestApp, 'deps'>
let made = 0

/** What the form of a property sends: a house for 250,000 USD unless wished otherwise. */
export const aPropertyForm = (changes: object = {}) => ({
  titulo: 'Casa con patio en Calama',
  anio: 2015,
  condicion: PropertyCondition.sale,
  categoria_id: PropertyCategory.house,
  pais_id: chileId,
  ciudad: 'Calama',
  descripcion: 'Casa de un piso con patio y tres dormitorios.',
  caracteristicas: ['patio', 'bodega'],
  metros_construidos: 120,
  metros_terreno: 300,
  moneda: 'USD',
  precio: 250_000,
  ...changes,
})

/** The terms of a rent with promise of purchase: 45 UF a month for two years. */
export const promised = {
  condicion: PropertyCondition.rentWithPromise,
  moneda: 'UF',
  precio: 45,
  plazo_meses: 24,
  precio_compra: 5000,
  abono_porcentaje: 30,
  opcion_hasta: '2099-12-31',
}

/** Who publishes their own properties: a customer without an enterprise. */
export const aPropertyOwner = (app: App): Promise<Person> => aUser(app, { modules: [Module.myProperties] })

/** Staff of the properties; an administrator unless another role is wished. */
export const aPropertyClerk = async (app: App, role: Role = Role.administrator): Promise<Person> =>
  aUser(app, { role, enterpriseId: await theHouse(app), modules: [Module.manageProperties, Module.myProperties] })

export const saveProperty = (app: TestApp, as: Person | null, changes: object = {}, files: readonly SentFile[] = []) =>
  sendForm(app, '/v1/propiedad/save', aPropertyForm(changes), as, files)

export const oneProperty = (app: TestApp, id: number | string, as: Person) =>
  app.call('GET', `/v1/propiedad/list/propiedad?propiedad_id=${id}`, undefined, as)

export const publicProperty = (app: TestApp, id: number) =>
  app.call('GET', `/v1/propiedad/list_all/${id}`, undefined, null)

/** A public property as it is in the database, of an owner of its own. */
export async function aProperty(app: App, wishes: Partial<Insertable<Propiedad>> = {}) {
  const ownerId = wishes.usuario_id ?? (await aPropertyOwner(app)).id
  const price = wishes.precio ?? 250_000
  return app.deps.db
    .insertInto('propiedad')
    .values({
      usuario_id: ownerId,
      aprobacion: 1,
      titulo: `Bodega ${++made}`,
      anio: 2015,
      condicion: PropertyCondition.sale,
      categoria_id: PropertyCategory.warehouse,
      pais_id: chileId,
      ciudad: 'Calama',
      descripcion: 'Lista para ocuparse, en buen estado.',
      metros_construidos: 900,
      metros_terreno: 2000,
      precio: price,
      precio_final: price,
      aprobado_en: new Date(),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
