import { setTimeout as sleep } from 'node:timers/promises'
import { resourceSaveMessages as m } from '@portal/contract/resources/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSessionsOf } from '#core/identity/sessions.ts'
import { anotherSession, aUser, type Person } from '#test/people.ts'
import { aLibrarian, aResource } from '#test/resources.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { signedQuery } from './signature.ts'

let t: TestApp
let librarian: Person
beforeAll(async () => {
  t = await startApp()
  librarian = await aLibrarian(t)
})
afterAll(() => t.close())

const link = (as: Person, id: number) => t.call('GET', `/v1/recursos/descargar/${id}`, undefined, as)
const load = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })
/** Who signed in, with their session. */
const anySession = async ({ id }: Person) => ({ id, sessionId: (await openSessionsOf(t.deps.db, id))[0]! })

describe('a signed address', () => {
  test('needs the signature of its user and revision, within ten minutes', async () => {
    const [customer, other] = [await aUser(t), await aUser(t)]
    const [one, two] = [await aResource(t, librarian), await aResource(t, librarian)]
    const { datos } = await link(customer, one.id)
    const url: string = datos.url_file
    for (const forged of [
      url.replace(/usuario=\d+/, `usuario=${other.id}`),
      url.replace(`archivo/${one.revisionId}`, `archivo/${two.revisionId}`),
      url.replace(/vence=\d+/, 'vence=99999999999'),
      url.replace(/marca=[^&]+/, 'marca=otra'),
      url.replace(/firma=[^&]+/, 'firma='),
      url.split('?')[0]!,
      `/v1/recursos/archivo/x?${url.split('?')[1]}`,
    ])
      expect((await load(forged)).statusCode).toBe(404)
    const asOther = await load(url, { authorization: `Bearer ${other.token}` })
    expect(asOther.json()).toMatchObject({ codigo: m.notYours.code })
    const madeAgo = async (seconds: number) => {
      const now = new Date(Date.now() - seconds * 1000)
      const { query } = signedQuery(t.deps.secrets.enlace, one.revisionId, await anySession(customer), now)
      return `/v1/recursos/archivo/${one.revisionId}?${query}`
    }
    expect((await load(await madeAgo(590))).statusCode).toBe(200)
    const late = await madeAgo(601)
    expect((await load(late)).json()).toMatchObject({ codigo: m.linkEnded.code })
    const page = await load(late, { accept: 'text/html' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect((await load(url)).statusCode).toBe(200)
  })

  test('goes on after its ten minutes while its line was lost just now, and not later', async () => {
    const customer = await aUser(t)
    const { revisionId } = await aResource(t, librarian)
    const { query } = signedQuery(
      t.deps.secrets.enlace,
      revisionId,
      await anySession(customer),
      new Date(Date.now() - 590_000),
    )
    const url = `/v1/recursos/archivo/${revisionId}?${query}`
    await load(url, { range: 'bytes=0-9' })
    const later = signedQuery(
      t.deps.secrets.enlace,
      revisionId,
      await anySession(customer),
      new Date(Date.now() - 3_600_000),
    )
    const mark = new URLSearchParams(later.query).get('marca')!
    await sql`insert into recurso_descarga (revision_id, usuario_id, marca, ultimo_en)
      values (${revisionId}, ${customer.id}, ${mark}, now() - interval '9 minutes')`.execute(t.deps.db)
    const resumed = `/v1/recursos/archivo/${revisionId}?${later.query}`
    expect((await load(resumed, { range: 'bytes=10-' })).statusCode).toBe(206)
    const reached = async () =>
      (await sql<{ hasta: number }>`select hasta from recurso_descarga where marca = ${mark}`.execute(t.deps.db))
        .rows[0]!.hasta
    await expect.poll(reached).toBeGreaterThan(0) // noted after the answer: earlier, the note would undo the next line
    await sql`update recurso_descarga set ultimo_en = now() - interval '11 minutes' where marca = ${mark}`.execute(
      t.deps.db,
    )
    expect((await load(resumed, { range: 'bytes=10-' })).statusCode).toBe(403)
  })

  test('goes on in the network where it began, and not after its last hour', async () => {
    const customer = await aUser(t)
    const { revisionId } = await aResource(t, librarian)
    const address = async (minutesAgo: number) => {
      const now = new Date(Date.now() - minutesAgo * 60_000)
      const { query } = signedQuery(t.deps.secrets.enlace, revisionId, await anySession(customer), now)
      return `/v1/recursos/archivo/${revisionId}?${query}`
    }
    const rest = async (url: string, remoteAddress: string) =>
      (await t.app.inject({ url, headers: { range: 'bytes=1-1' }, remoteAddress })).statusCode
    const url = await address(9.95)
    expect(await rest(url, '10.7.7.7')).toBe(206)
    await sleep(3500) // its ten minutes are over
    expect(await rest(url, '10.7.7.7')).toBe(206)
    expect(await rest(url, '10.8.8.8')).toBe(403)
    const old = await address(12 * 60 + 1)
    await sql`insert into recurso_descarga (revision_id, usuario_id, marca, ultimo_en)
      values (${revisionId}, ${customer.id}, ${new URL(old, 'http://x').searchParams.get('marca')}, now())`.execute(
      t.deps.db,
    )
    expect(await rest(old, '10.7.7.7')).toBe(403)
  })

  test('ends with the session in which it was asked for', async () => {
    const customer = await aUser(t)
    const other = await anotherSession(t, customer)
    const { id } = await aResource(t, librarian)
    const [first, second] = [await link(customer, id), await link(other, id)]
    expect((await load(first.datos.url_file)).statusCode).toBe(200)
    expect(await t.call('POST', '/v1/persona/logout', {}, customer)).toMatchObject({ status: 200 })
    expect((await load(first.datos.url_file)).statusCode).toBe(404)
    expect((await load(second.datos.url_file)).statusCode).toBe(200)
  })
})
