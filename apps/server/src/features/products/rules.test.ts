import { expect, test } from 'vitest'
import { missingOf } from './rules.ts'
import { isSaidAsShown } from './staff/rules.ts'

test('what the trade asks and facts do not answer is to be confirmed, or published nowhere', () => {
  const key = (clave: string, ...categorias: number[]) => ({
    clave,
    grupo: 'g',
    nombre: clave,
    nombre_en: clave,
    orden: 1,
    categorias,
  })
  const asked = [key('own', 1), key('told', 1, 2), key('untold', 1), key('other', 2)]
  const { categorias: _, ...told } = asked[1]!
  const { categorias: __, ...untold } = asked[2]!
  expect(missingOf({ categoria_id: 1, datos: [{ clave: 'own' }] }, asked, new Set(['told', 'own']))).toEqual({
    por_confirmar: [told],
    sin_publicar: [untold],
  })
})

test.each([
  ['next lion', true],
  [' NEXT\n LION ', true],
  ['nextlion', false],
  ['', false],
])('%j confirms the name as shown: %s', (typed, isSame) => {
  expect(isSaidAsShown(typed, 'Next  Lion')).toBe(isSame)
})

test('letters are the same in one and in two signs', () => {
  expect(isSaidAsShown('\u0041n\u0303o', 'a\u00f1O')).toBe(true)
})
