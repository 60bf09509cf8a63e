import { ProductStatus } from '@portal/contract/products/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/start-app.ts'
import { productSitemap } from './sitemap.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const paths = async () => (await productSitemap(t.deps.db).pages(1)).map(({ path }) => path)

test('search engines find each product on sale, its guide, and the manual of each console', async () => {
  const found = await paths()
  expect(found).toContain('/nextone')
  expect(found).toContain('/quamtum-datasheet')
  expect(found.filter((path) => path.startsWith('/guides/'))).toHaveLength(8)
  expect(found.filter((path) => path.startsWith('/manuals/'))).toHaveLength(4)

  await t.deps.db
    .updateTable('producto')
    .set({ estado_id: ProductStatus.inactive })
    .where('slug', 'in', ['nextone', 'quamtum'])
    .execute()
  expect(await paths()).not.toContain('/nextone')
  expect(await paths()).not.toContain('/quamtum-datasheet')
  expect(await paths()).not.toContain('/guides/nextone')
  expect(await paths()).not.toContain('/manuals/nextone')
})
