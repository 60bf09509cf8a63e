import { expect, test } from 'vitest'
import { z } from 'zod'
import { columnsOf } from '../imports/columns.ts'
import { type EntityFields, inOrder, namesOf, optionalTextsOf, withColumn } from './entities.ts'
import { changedFields, formFields, rowFields } from './entity-schemas.ts'

const label = { es: 'x', en: 'A field' }
const fields = {
  nombre: { kind: 'line', label, list: { id: 'name' } },
  notas: { kind: 'text', label, isOptional: true, max: 5, imported: { heading: { es: 'Notas', en: 'Notes' } } },
  largo: { kind: 'number', label, isOptional: true, number: { decimals: 1 }, min: 1, max: 9 },
  piezas: { kind: 'number', label, start: 2 },
  precio: { kind: 'amount', label, isOptional: true, start: 0 },
  es_nuevo: { kind: 'flag', label, start: false, imported: false },
  visto_el: { kind: 'day', label, isOptional: true },
  grado: { kind: 'option', label, isOptional: true, choices: { a: label, b: label } },
  caja_id: { kind: 'row', label, isOptional: true },
} as const satisfies EntityFields

const form = z.object(formFields(fields))

test('what is left out has its start, is null, or an empty text', () => {
  const empty = {
    piezas: 2,
    precio: 0,
    es_nuevo: false,
    notas: '',
    largo: null,
    visto_el: null,
    grado: null,
    caja_id: null,
  }
  expect(form.parse({ nombre: 'A' })).toEqual({ nombre: 'A', ...empty })
  expect(form.parse({ nombre: 'A', largo: '', precio: '', visto_el: '', grado: '', caja_id: '' })).toMatchObject(empty)
})

test.each([
  ['nombre', ''],
  ['notas', 'x'.repeat(6)],
  ['largo', 9.5],
  ['largo', 0],
  ['piezas', 1.5],
  ['piezas', ''],
  ['precio', -1],
  ['es_nuevo', 'a'],
  ['visto_el', '0000-01-01'],
  ['grado', 'c'],
  ['caja_id', 0],
])('a wrong %s is refused: %j', (name, value) => {
  expect(form.safeParse({ nombre: 'A', [name]: value }).error?.issues).toMatchObject([
    { path: [name], message: 'invalid' },
  ])
})

test('what a change leaves out stays as it is, whatever its start', () => {
  expect(z.object(changedFields(fields)).parse({ nombre: 'A', grado: 'b', largo: null })).toEqual({
    nombre: 'A',
    grado: 'b',
    largo: null,
  })
})

test('a row has null only where nothing may be known', () => {
  const row = z.object(rowFields(fields))
  expect(namesOf(fields).filter((name) => row.shape[name].safeParse(null).success)).toEqual([
    ...['largo', 'visto_el', 'grado', 'caja_id'],
  ])
})

test('parts of the fields keep their order, unless another is named', () => {
  expect(namesOf(inOrder(fields, ['precio', 'nombre'])).slice(0, 4)).toEqual(['precio', 'nombre', 'notas', 'largo'])
  expect(namesOf(withColumn(fields))).toEqual(['nombre'])
  expect(namesOf(optionalTextsOf(fields))).toEqual(['notas'])
})

test('a column of a workbook is required where the form is; the heading of an export is known where there is one', () => {
  expect(columnsOf(fields)).toMatchObject({ nombre: { name: label, isRequired: true }, piezas: { name: label } })
  expect(columnsOf(fields).piezas).not.toHaveProperty('isRequired')
  expect(columnsOf(fields)).not.toHaveProperty('es_nuevo')
  expect(columnsOf(fields).notas).toEqual({ name: fields.notas.imported.heading, also: label })
  expect(columnsOf(fields, [], { isExported: false }).notas).not.toHaveProperty('also')
})
