import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { pageFinder } from './find.ts'

const page = (id: string, path?: string, children?: RouteObject[]): RouteObject =>
  ({ id, ...(path !== undefined && { path }), ...(children && { children }) }) as RouteObject

const tree: RouteObject[] = [
  page('root', '', [
    page('public', undefined, [
      { id: 'home', index: true },
      page('list', 'classifieds'),
      page('rent', 'classifieds/rent'),
      page('item', 'classifieds/:id'),
      page('request', 'classifieds/:id/request'),
      page('card', ':slug'),
    ]),
    page('gate', undefined, [
      page('users', 'dashboard/usuarios', [
        page('new', 'nuevo'),
        page('user', ':id', [{ id: 'data', index: true }, page('access', 'acceso')]),
      ]),
      page('profile', 'dashboard/perfil'),
      page('enterprise', 'dashboard/empresas/:id', [page('branch', 'sucursales/nueva')]),
    ]),
    page('absent', '*'),
  ]),
]
const find = pageFinder(tree, matchRoutes)

test.each([
  ...['/', '/classifieds', '/Classifieds', '/classifieds/rent', '/classifieds/12', '/classifieds/12/request'],
  ...[
    '/ana',
    '/dashboard/usuarios',
    '/dashboard/usuarios/nuevo',
    '/dashboard/usuarios/7',
    '/dashboard/usuarios/7/acceso',
  ],
  ...['/dashboard/perfil', '/dashboard/empresas/3', '/dashboard/empresas/3/sucursales/nueva', '/dashboard/nada'],
  ...['/a/b/c/d', '//classifieds', '/classifieds//rent', '/%63lassifieds', '/classifieds/', '/dashboard/empresas'],
])('%s is the page that the router finds', (path) => {
  expect(find(path)?.id).toBe(matchRoutes(tree, path)?.at(-1)?.route.id)
})

test('all but the last of these is found', () => {
  expect(['/', '/classifieds', '/dashboard/usuarios/7'].map((path) => find(path)?.id)).toEqual(['home', 'list', 'data'])
})
