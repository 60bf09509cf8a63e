import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { ProductStatus } from '@portal/contract/products/constants'
import { productMessages as says } from '@portal/contract/products/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser, type Person } from '#test/people.ts'
import { aProduct } from '#test/products.ts'
import { bulkActionBehaviour, bulkCallsOf, rowsOf, several } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aUser(t, { role: Role.administrator, modules: [Module.products] })
})
afterAll(() => t.close())
const app = () => t

let made = 0
const { active, inactive } = ProductStatus
const product = async (word: string, wishes: Parameters<typeof aProduct>[1] = {}) =>
  (await aProduct(t, { name: `${word} ${++made}`, ...wishes })).id

const path = '/v1/producto'
const tested = (accion: string, from: number, leaves: { estado_id: number }) => ({
  app,
  path,
  accion,
  person: () => admin,
  some: several((word) => product(word, { status: from })),
  absent: says.absent,
  ...rowsOf(app, 'producto'),
  leaves,
})

bulkActionBehaviour({
  ...tested('activar', inactive, { estado_id: active }),
  refused: [
    [() => product('Ya activo'), bulkMessages.alreadySo],
    [() => product('Sin precio', { status: inactive, price: null }), says.suggestedPriceInvalid],
  ],
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...tested('desactivar', active, { estado_id: inactive }),
  refused: [[() => product('Ya inactivo', { status: inactive }), bulkMessages.alreadySo]],
  second: bulkMessages.alreadySo,
})

let paged = 0
/** A product whose page lacks nothing, or only what `wishes` take away. */
async function withPage(publicada: boolean, { word = 'Con página', slug, titular = 'Titular' }: Wishes = {}) {
  const id = await product(word)
  const pagina = JSON.stringify({ es: { resumen: 'Resumen', descripcion: 'Descripción', titular } })
  const address = slug === undefined ? `pagina-${++paged}` : slug
  await t.deps.db.updateTable('producto').set({ slug: address, publicada, pagina }).where('id', '=', id).execute()
  return id
}
interface Wishes {
  word?: string
  slug?: string | null
  titular?: string
}
const publishing = (accion: string, from: boolean) => ({
  ...tested(accion, active, { estado_id: active }),
  some: several((word) => withPage(from, { word })),
  leaves: { publicada: !from },
})

bulkActionBehaviour({
  ...publishing('publicar', false),
  refused: [
    [() => withPage(true), bulkMessages.alreadySo],
    [() => withPage(false, { slug: null }), says.noAddress],
    [() => withPage(false, { titular: '' }), says.pageIncomplete],
  ],
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...publishing('ocultar', true),
  refused: [[() => withPage(false), bulkMessages.alreadySo]],
  second: bulkMessages.alreadySo,
})

test('deletes none: each asks for its name to be typed', async () => {
  const id = await product('Solo uno')
  const { send } = bulkCallsOf(app, path, () => admin, { accion: 'eliminar' })
  expect(await send({ ids: [id] })).toMatchObject({ status: 400, codigo: coreMessages.invalid.code })
})
