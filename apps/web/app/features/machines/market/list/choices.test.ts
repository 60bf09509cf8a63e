import { expect, test } from 'vitest'
import { listChoices } from './choices.ts'

const country = (id: number, nombre: string) => ({ id, nombre, nombre_en: nombre, codigo: '', codigo_telefono: '' })
const chile = { id: 152, nombre: 'Chile', nombre_en: 'Chile', codigo: 'CL', total: 4 }
const initData = { categorias: [], paises: [chile], todos_los_paises: [country(152, 'Chile'), country(76, 'Brasil')] }

test('of the countries without machines only the one that is asked for is sent', () => {
  expect(listChoices(initData, '').paises).toEqual([chile])
  expect(listChoices(initData, '152').paises).toEqual([chile])
  expect(listChoices(initData, '76').paises).toMatchObject([chile, { nombre: 'Brasil', total: 0 }])
  expect(listChoices(initData, 'x').paises).toEqual([chile])
})

test('counts are those under the other filters: nothing where a choice finds nothing, none where they are too many', () => {
  const excavators = { id: 1, nombre: 'Excavadoras', nombre_en: 'Excavators', total: 9 }
  const all = { ...initData, categorias: [excavators] }
  expect(listChoices(all, '', { categorias: [], paises: [{ id: 152, total: 2 }] })).toEqual({
    categorias: [{ ...excavators, total: 0 }],
    paises: [{ ...chile, total: 2 }],
  })
  expect(listChoices(all, '', { categorias: null, paises: null }).categorias).toEqual([{ ...excavators, total: null }])
})
