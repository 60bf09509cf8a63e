import { isSitePath, sitePaths } from '@portal/contract/carousel/site-paths'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { publicRoutes } from '../../public-routes.ts'

const pathsOf = (routes: readonly RouteConfigEntry[]): string[] =>
  routes.flatMap(({ path = '', index, children = [] }) => [
    ...(index || path ? [`/${path}`] : []),
    ...pathsOf(children),
  ])
const known = new Set(pathsOf(publicRoutes))

test.each([...sitePaths])('%s is a page of the site map', (path) => expect(known).toContain(path))

test('pages of records are those of the site map', () => {
  for (const path of ['/classifieds/:id', '/properties/:id', '/events/:clave']) expect(known).toContain(path)
  for (const path of ['/classifieds/12', '/properties/3?lang=en', '/events/taller-2026#register', '/documents/4'])
    expect(isSitePath(path)).toBe(true)
})

test.each([
  '//example.com',
  '/\\example.com',
  'https://example.com',
  'javascript:alert(1)',
  'next1',
  '/nowhere',
  '/dashboard',
  '/classifieds/x',
  '/next1/../dashboard',
  '/next1 x',
  '',
])('"%s" is none', (path) => expect(isSitePath(path)).toBe(false))
