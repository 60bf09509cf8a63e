import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { ResourceAccess } from '@portal/contract/resources/constants'
import { resourceSaveMessages as m } from '@portal/contract/resources/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#test/people.ts'
import { aLibrarian, aPdf, aResource, publish } from '#test/resources.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let librarian: Person
beforeAll(async () => {
  t = await startApp()
  librarian = await aLibrarian(t)
})
afterAll(() => t.close())

const refusal = ({ status, code, es }: Message) => ({ status, codigo: code, mensaje: es })
const load = (url: string) => t.app.inject({ url })
const log = (as: Person, query: string) => t.call('GET', `/v1/recursos/descargas/list?${query}`, undefined, as)

describe('a public document', () => {
  test('is loaded by anyone, and its visits are written', async () => {
    const { id, revisionId } = await aResource(t, librarian, { titulo: 'Folleto', acceso: ResourceAccess.public })
    const { documentos } = (await t.call('GET', '/v1/recursos/publicos')).datos
    expect(documentos).toContainEqual(
      expect.objectContaining({ id, revision: 'A', fecha: '2026-11-20', bytes: aPdf().length }),
    )
    expect((await load(`/v1/recursos/archivo/${revisionId}`)).statusCode).toBe(200)
    const visits = async () => (await log(librarian, `recurso_id=${id}`)).datos.descargas
    await expect.poll(visits).toMatchObject([{ usuario: null, empresa: null, completa: true }])
  })

  test('keeps the addresses of its earlier revisions, which name the current one', async () => {
    const { id, revisionId } = await aResource(t, librarian, { acceso: ResourceAccess.public })
    await publish(t, librarian, id, { numero: 'B', fecha: '2026-11-22' })
    const page = async (query = '') => t.call('GET', `/v1/recursos/publicos/${id}${query}`)
    expect((await page()).datos).toMatchObject({ revision: 'B', vigente: null })
    expect((await page('?revision=a')).datos).toMatchObject({
      revision: 'A',
      vigente: { revision: 'B', fecha: '2026-11-22' },
      url_file: `/v1/recursos/archivo/${revisionId}`,
    })
    expect((await load(`/v1/recursos/archivo/${revisionId}`)).statusCode).toBe(200)
    expect(await page('?revision=Z')).toMatchObject(refusal(m.absent))
    const { id: closed } = await aResource(t, librarian)
    expect(await t.call('GET', `/v1/recursos/publicos/${closed}`)).toMatchObject({ status: 404 })
    expect(await t.call('GET', '/v1/recursos/publicos/x')).toMatchObject({ codigo: coreMessages.invalid.code })
  })
})
