import { expect, test } from 'vitest'
import { cleanName } from './file-kinds.ts'

test.each([
  ['libro.xlsx', 'xlsx', 'libro.xlsx'],
  ['libro.xls', 'cfb', 'libro.xls'],
  ['con clave.xlsx', 'cfb', 'con clave.xlsx'],
  ['libro', 'cfb', 'libro.xls'],
  ['C:\\fotos\\mina.JPEG', 'jpg', 'mina.JPEG'],
  ['mina.png', 'jpg', 'mina.png.jpg'],
  ['..', 'pdf', 'archivo.pdf'],
] as const)('%s of kind %s is named %s', (name, kind, named) => {
  expect(cleanName(name, kind)).toBe(named)
})
