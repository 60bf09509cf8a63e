import { expect, test } from 'vitest'
import { importKinds } from '../imports/kinds.ts'
import { enterpriseImportMessages } from '../imports/messages.ts'
import { enterpriseMessages } from './messages.ts'

const columns = Object.entries(importKinds.empresa.columns)

test('the workbook has its columns in their order, those of the branch last', () => {
  expect(columns.map(([, { name }]) => name.es)).toEqual([
    ...['Identificación tributaria', 'Nombre', 'Abreviatura', 'País', 'Estado', 'Zona horaria', 'Correo', 'Teléfono'],
    ...['Correos autorizados', 'Sucursal', 'Estado de la sucursal'],
  ])
  expect(columns.flatMap(([name, column]) => ('isRequired' in column ? name : []))).toEqual([
    ...['nombre', 'abreviatura', 'pais_id', 'email', 'telefono'],
  ])
})

test('no heading of another program could be that of two columns', () => {
  const titles = columns.flatMap(([field, { name, others = [] }]) =>
    [name.es, name.en, ...others].map((title) => [title.toLowerCase(), field] as const),
  )
  for (const [title, field] of titles) expect([title, new Map(titles).get(title)]).toEqual([title, field])
})

test('what a form of enterprises refuses has its number in an import', () => {
  const keys = Object.keys(enterpriseImportMessages) as (keyof typeof enterpriseImportMessages)[]
  const shared = keys.filter((key): key is keyof typeof enterpriseMessages & typeof key => key in enterpriseMessages)
  expect(shared).toHaveLength(9)
  for (const key of shared) expect(enterpriseImportMessages[key].code).toBe(enterpriseMessages[key].code)
})
