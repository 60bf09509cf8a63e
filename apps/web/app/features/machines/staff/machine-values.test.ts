import { SystemState } from '@portal/contract/machines/inspection'
import { MachineFormSchema } from '@portal/contract/machines/schemas'
import { expect, test } from 'vitest'
import { formDataOf, newMachine } from './machine-values.ts'

const picture = (id: string) => ({ id, ancho: 1280, alto: 960, urls: {} })
const first = '11111111-1111-4111-8111-111111111111'
const second = '22222222-2222-4222-8222-222222222222'

test('what is sent is what the server reads: nothing chosen stays nothing, pictures keep their order', () => {
  const filled = {
    ...newMachine,
    marca: 'Komatsu PC300-8',
    anio: 2016,
    categoria_id: 1,
    pais_id: 152,
    ciudad: 'Calama',
    descripcion: 'Equipo en faena, mantención al día.',
    precio: 98_000,
    imagenes: [picture(second), { ...picture(first), vista: 'motor' }],
    horometro: 5400.5,
    horometro_fecha: '2026-01-15',
    estado_motor: SystemState.worn,
  }
  const read = MachineFormSchema.parse(Object.fromEntries(formDataOf(filled, true)))
  expect(read).toMatchObject({ anio: 2016, precio: 98_000, es_venta: true, es_arriendo: false, precio_arriendo: null })
  expect(read.imagenes_actuales).toEqual([second, first])
  expect(read).toMatchObject({ vistas: ['', 'motor'], revisar_duplicados: true })
  expect(read).toMatchObject({ horometro: 5400.5, horometro_fecha: '2026-01-15', estado_motor: 'gastado' })
})

test('a fresh form names every field that the server knows', () => {
  expect(Object.keys(newMachine).sort()).toEqual([...Object.keys(MachineFormSchema.shape), 'imagenes'].sort())
})
