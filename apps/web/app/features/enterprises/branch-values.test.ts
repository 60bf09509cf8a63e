import { expect, test } from 'vitest'
import { type Branch, enterprisesFor, startEnterprise } from './branch-values.ts'

const norte = { id: 1, nombre: 'Norte' }
const sur = { id: 2, nombre: 'Sur' }
const choices = { empresas: [norte, sur], estados: [] }

test('a new branch begins in the enterprise that was asked for, where it can be chosen', () => {
  expect(startEnterprise(choices, 2)).toBe(2)
  expect(startEnterprise(choices, 9)).toBeNull()
  expect(startEnterprise(choices, null)).toBeNull()
})

test('where there is one enterprise, a new branch is in it', () => {
  expect(startEnterprise({ ...choices, empresas: [norte] }, null)).toBe(1)
  expect(startEnterprise({ ...choices, empresas: [] }, null)).toBeNull()
})

test('a branch of an enterprise that is offered no more still shows it', () => {
  const branch = { empresa_id: 7, empresa_nombre: 'Cerrada' } as Branch
  expect(enterprisesFor(choices, branch)).toEqual([norte, sur, { id: 7, nombre: 'Cerrada' }])
  expect(enterprisesFor(choices, { ...branch, empresa_id: 1 })).toEqual([norte, sur])
})
