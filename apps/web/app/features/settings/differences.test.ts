import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

test('names each field that differs, rows of lists by their place', () => {
  const before = { iva: 19, oficinas: [{ ciudad: 'Lima', pais_id: 604 }], idiomas: ['es', 'pt'] }
  const after = { iva: 18, oficinas: [{ ciudad: 'Cusco', pais_id: 604 }, { ciudad: 'Arica' }], idiomas: ['es'] }
  expect(differencesOf(before, after)).toEqual([
    { path: 'iva', before: '19', after: '18' },
    { path: 'oficinas.0.ciudad', before: 'Lima', after: 'Cusco' },
    { path: 'oficinas.1.ciudad', before: '', after: 'Arica' },
    { path: 'idiomas', before: 'es, pt', after: 'es' },
  ])
})

test('of the first version everything is new, and the house is no field', () => {
  expect(differencesOf(null, { vigencia_dias: 30, empresa_id: 4 })).toEqual([
    { path: 'vigencia_dias', before: '', after: '30' },
  ])
  expect(differencesOf({ logo_id: null }, { logo_id: '' })).toEqual([])
})
