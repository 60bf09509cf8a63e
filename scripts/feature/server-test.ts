import type { Names } from './names.ts'

export function behaviour({ feature, table, rows, module }: Names): string {
  return `import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person } from '#test/people.ts'
import { type Answered, startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let someone: Person
let stranger: Person
beforeAll(async () => {
  t = await startApp()
  const modules = [Module.${module}]
  someone = await aUser(t, { role: Role.user, enterpriseId: await anEnterprise(t), modules })
  stranger = await aUser(t, { role: Role.user, enterpriseId: await anEnterprise(t), modules })
})
afterAll(() => t.close())

const save = (nombre: string, as = someone) => t.call('POST', '/v1/${table}/save', { nombre }, as)
const list = (as = someone, query = '') => t.call('GET', \`/v1/${table}/list\${query}\`, undefined, as)
const namesOf = ({ datos }: Answered) => datos.${rows}.map(({ nombre }: { nombre: string }) => nombre)

describe('${feature}', () => {
  test('are made, found again whatever case and accents, and recorded', async () => {
    const { datos: saved } = await save('Ñandú del Sur')

    expect(namesOf(await list(someone, '?buscar=nandu'))).toEqual(['Ñandú del Sur'])
    expect(await auditOf(t, '${table}', saved.id)).toMatchObject([
      { accion: '${feature}.created', usuario_id: someone.id, despues: { nombre: 'Ñandú del Sur' } },
    ])
  })

  test('are changed by the one who saw the last version, and not by the one who did not', async () => {
    const { datos: saved } = await save('Primero')
    const update = (nombre: string) =>
      t.call('PUT', \`/v1/${table}/update/\${saved.id}\`, { nombre, version: saved.version }, someone)

    expect(await update('Segundo')).toMatchObject({ estado: 'OK', datos: { version: saved.version + 1 } })
    expect(await update('Tercero')).toMatchObject({ status: 409, codigo: coreMessages.changedByOther.code })
  })

  test('do not exist for another enterprise', async () => {
    const { datos: saved } = await save('Propio')

    expect(namesOf(await list(stranger))).toEqual([])
    expect(await t.call('PUT', \`/v1/${table}/delete/\${saved.id}\`, {}, stranger)).toMatchObject({ status: 404 })
  })

  test('are gone from the list once deleted', async () => {
    const { datos: saved } = await save('De paso')

    expect(await t.call('PUT', \`/v1/${table}/delete/\${saved.id}\`, {}, someone)).toMatchObject({ estado: 'OK' })
    expect(namesOf(await list(someone, '?buscar=paso'))).toEqual([])
  })

  test('have a name', async () => {
    expect(await save(' ')).toMatchObject({ status: 400, campos: { nombre: expect.any(Number) } })
  })
})
`
}
