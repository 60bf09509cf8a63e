import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { serviceMessages as says } from '@portal/contract/licenses/messages'
import { serviceCalls as calls } from '@portal/contract/licenses/services/calls'
import { service as schemas } from '@portal/contract/licenses/services/schemas'
import { CatalogueStatus, LicenseStatus } from '@portal/contract/licenses/states'
import { expect, test } from 'vitest'
import { aLicense } from '#test/licenses.ts'
import { anEnterprise, aUser } from '#test/people.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'

const services = recordBehaviour({
  calls,
  schemas,
  table: 'servicio',
  name: 'services',
  module: Module.licenses,
  messages: { ...says, notRecognized: says.absent },
  form: (number) => ({ nombre: `Tronadura ${number}` }),
  text: 'nombre',
  refuses: [
    [{ nombre: '' }, 'nombre', says.nameRequired],
    [{ nombre: 'x'.repeat(81) }, 'nombre', says.nameRequired],
    [{ nombre: 'NEXTLION' }, 'nombre', says.nameTaken],
    [{ nombre_en: 'x'.repeat(81) }, 'nombre_en', coreMessages.invalid],
  ],
  unique: { field: 'nombre', same: (letter) => [`Único ${letter}`, `UNICO ${letter}`], entry: says.nameTaken },
  use: (id) => aLicense(services.app, { serviceId: id }),
})

test('come with the portal, with a week of grace, and tell how many licenses they have', async () => {
  const lion = {
    id: 1,
    nombre: 'NextLion',
    nombre_en: '',
    dias_gracia: 7,
    estado_id: CatalogueStatus.active,
    licencias: 0,
    version: 1,
  }
  expect(await services.found(1)).toEqual(lion)
  await aLicense(services.app, { serviceId: 1 })
  await aLicense(services.app, { serviceId: 1, status: LicenseStatus.deleted })
  expect(await services.found(1)).toMatchObject({ licencias: 1 })
})

test('are the house’s: another enterprise that holds the module neither reads nor changes them', async () => {
  const { app } = services
  const manager = await aUser(app, {
    role: Role.manager,
    enterpriseId: await anEnterprise(app),
    modules: [Module.licenses],
  })
  for (const reply of [services.list({}, manager), services.save({}, manager), services.remove(1, manager)])
    expect(await reply).toMatchObject({ status: 403, codigo: 982 })
  expect(await app.call('GET', '/v1/licencia/list', undefined, manager)).toMatchObject({ status: 200 })
  expect(await services.found(1)).toMatchObject({ id: 1 })
})

test.each([-1, 91, '1,5', 'siete'])('have no grace of %j days', async (diasGracia) => {
  expect(await services.save({ dias_gracia: diasGracia })).toMatchObject({ status: 400, campos: { dias_gracia: 988 } })
})

test('without days of grace get those of the settings', async () => {
  const { id } = (await services.save({ dias_gracia: '' })).datos
  expect(await services.found(id)).toMatchObject({ dias_gracia: 7 })
})

test('are no longer offered for products when they are inactive', async () => {
  const { id } = (await services.save({ estado_id: CatalogueStatus.inactive, dias_gracia: '30' })).datos
  expect(await services.found(id)).toMatchObject({ estado_id: CatalogueStatus.inactive, dias_gracia: 30 })
  const clerk = await aUser(services.app, { role: Role.administrator, modules: [Module.products] })
  const { servicios } = (await services.app.call('GET', '/v1/producto/init_data', undefined, clerk)).datos
  expect(servicios.map((row: { id: number }) => row.id)).not.toContain(id)
})

test('have an English name, which a form that leaves it out does not change', async () => {
  const { app } = services
  const id = await services.saved({ nombre: 'Informe de tronadura', nombre_en: 'Blast report' })
  expect(await services.found(id)).toMatchObject({ nombre: 'Informe de tronadura', nombre_en: 'Blast report' })
  await services.update(id, { nombre: 'Informes de tronadura' })
  expect(await services.found(id)).toMatchObject({ nombre: 'Informes de tronadura', nombre_en: 'Blast report' })

  const customer = await aUser(app, { language: 'en' })
  await aLicense(app, { serviceId: id, holderId: customer.id })
  const own = await app.call('GET', '/v1/licencia/mias', undefined, customer)
  expect(own.datos.licencias).toMatchObject([{ servicio_nombre_en: 'Blast report' }])
})
