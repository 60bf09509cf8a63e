import { Module } from '@portal/contract/access/constants'
import { IntervalUnit, LicenseType } from '@portal/contract/licenses/constants'
import { licenseTypeMessages as says } from '@portal/contract/licenses/messages'
import { licenseTypeCalls as calls } from '@portal/contract/licenses/types/calls'
import { licenseType as schemas } from '@portal/contract/licenses/types/schemas'
import { expect, test } from 'vitest'
import { aLicense } from '#test/licenses.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'

const types = recordBehaviour({
  calls,
  schemas,
  table: 'tipo_licencia',
  name: 'licenseTypes',
  module: Module.licenses,
  messages: { ...says, notRecognized: says.absent },
  form: (number) => ({
    nombre: `Trimestral ${number}`,
    nombre_en: `Quarterly ${number}`,
    intervalo: 3,
    unidad_intervalo: IntervalUnit.month,
  }),
  text: 'nombre',
  refuses: [
    [{ nombre: '' }, 'nombre', says.nameRequired],
    [{ nombre_en: ' ' }, 'nombre_en', says.nameRequired],
    [{ nombre: 'ESTUDIANTE' }, 'nombre', says.nameRequired],
    [{ nombre_en: 'student' }, 'nombre_en', says.nameRequired],
    [{ intervalo: 0 }, 'intervalo', says.intervalInvalid],
    [{ intervalo: '1,5' }, 'intervalo', says.intervalInvalid],
    [{ intervalo: 3651 }, 'intervalo', says.intervalInvalid],
    [{ intervalo: '' }, 'intervalo', says.intervalInvalid],
    [{ unidad_intervalo: 4 }, 'unidad_intervalo', says.intervalUnitInvalid],
    [{ unidad_intervalo: '' }, 'unidad_intervalo', says.intervalUnitInvalid],
    [{ estado_id: 0 }, 'estado_id', says.statusInvalid],
  ],
  unique: { field: 'nombre', same: (letter) => [`Único ${letter}`, `UNICO ${letter}`], entry: says.nameRequired },
  use: (id) => aLicense(types.app, { typeId: id }),
})

test('four come with the portal and cannot be deleted', async () => {
  expect(await types.found(LicenseType.student)).toMatchObject({
    nombre: 'Estudiante',
    nombre_en: 'Student',
    intervalo: 1,
    unidad_intervalo: IntervalUnit.year,
    licencias: 0,
  })
  for (const id of Object.values(LicenseType))
    expect(await types.remove(id)).toMatchObject({ status: 409, codigo: says.inUse.code })
})
