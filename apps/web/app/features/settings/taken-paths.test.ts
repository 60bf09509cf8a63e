import { takenPaths } from '@portal/contract/settings/keys'
import { expect, test } from 'vitest'
import { publicRoutes } from '../../public-routes.ts'

test('no card of a person can stand where a page is', () => {
  const paths = publicRoutes.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])
  const firstParts = paths
    .filter((path) => path !== 'nextlion/designer') // below the page of a product, which is a row
    .map((path) => path?.split('/')[0] ?? '')
    .filter((part) => /^[a-z0-9-]+$/.test(part))
  expect(firstParts.filter((part) => !takenPaths.includes(part))).toEqual([])
})
