import { read, utils } from '@e965/xlsx'
import { PermitStatus } from '@portal/contract/permits/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnterprise, type Person } from '#test/people.ts'
import { aDecider, aPermit } from '#test/permits.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let decider: Person
/** Ids by state. */
const ids: Record<string, number> = {}
beforeAll(async () => {
  t = await startApp()
  decider = await aDecider(t)
  const { approved, waiting, refused, replaced } = PermitStatus
  const wanted = [
    ['vigente', approved, 61],
    ['por_vencer', approved, 60],
    ['vencido', approved, -1],
    ['pendiente', waiting, -1],
    ['rechazado', refused, 20],
    ['reemplazado', replaced, 20],
  ] as const
  for (const [state, status, days] of wanted)
    ids[state] = await aPermit(t, await anEnterprise(t), { status, days, number: `N-${state}` })
  await aPermit(t, await anEnterprise(t), { days: 0, number: 'HOY' })
})
afterAll(() => t.close())

const list = async (query: string) => (await t.call('GET', `/v1/permiso/list?${query}`, undefined, decider)).datos

test.each(['vigente', 'por_vencer', 'vencido', 'pendiente', 'rechazado', 'reemplazado'])(
  'the list finds permits by what they are worth today: %s',
  async (state) => {
    const { permisos, total } = await list(`estado=${state}`)
    const expected = state === 'por_vencer' ? 2 : 1 // on its last day too
    expect([permisos.length, total]).toEqual([expected, expected])
    expect(permisos.map(({ id }: { id: number }) => id)).toContain(ids[state])
    for (const permit of permisos) expect(permit.estado).toBe(state)
  },
)

test('the list is searched, sorted and turned; a state that is none is refused', async () => {
  expect((await list('buscar=n-vig')).permisos).toMatchObject([{ id: ids.vigente }])
  const ends = (await list('orden=vence_el')).permisos.map((permit: { vence_el: string }) => permit.vence_el)
  expect(ends).toEqual(ends.toSorted())
  expect(await list('page=2&page_row=5')).toMatchObject({ total: 7, permisos: { length: 2 } })
  expect(await t.call('GET', '/v1/permiso/list?estado=otro', undefined, decider)).toMatchObject({ status: 400 })
})

test('the badge counts those that wait', async () => {
  const { datos } = await t.call('GET', '/v1/licencia/usuario/init_data', undefined, decider)
  expect(datos.contadores.permisos).toBe(1)
})

test('the export holds what the list shows', async () => {
  const { datos } = await t.call('GET', '/v1/permiso/download?estado=rechazado&idioma=en', undefined, decider)
  const { rawPayload } = await t.app.inject(datos.url_file)
  const book = read(rawPayload, { type: 'buffer' })
  const [row, ...more] = utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0]!]!)
  expect(more).toEqual([])
  expect(row).toMatchObject({ Number: 'N-rechazado', Status: 'Refused', Reason: 'Incompleto', Country: 'Chile' })
})
