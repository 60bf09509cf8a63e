import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'
import { screens } from './screens.ts'

/** The addresses of the site map, with the parts before them. */
const addressesOf = (entries: readonly RouteConfigEntry[], before = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const address = path === undefined ? before : `${before}/${path}`
    return [address, ...addressesOf(children, address)]
  })

test('no screen stands twice in the menu', () => {
  const paths = screens.map(({ path }) => path)
  expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([])
})

test('what the palette offers to make has a form', async () => {
  const addresses = new Set(addressesOf(await routes))
  const making = screens.flatMap(({ creates, path }) => (creates ? [`${path}/${creates.to}`] : []))
  expect(making.length).toBeGreaterThan(10)
  expect(making.filter((address) => !addresses.has(address))).toEqual([])
})
