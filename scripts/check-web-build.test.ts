import { describe, expect, test } from 'vitest'
import { inspect, type Manifest } from './check-web-build.ts'

const manifest: Manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { id: 'root', module: '/assets/root.js', css: ['/assets/root.css'] },
    home: { id: 'features/site/home.route', parentId: 'root', module: '/assets/home.js' },
    'features/dashboard/dashboard.layout': {
      id: 'features/dashboard/dashboard.layout',
      parentId: 'root',
      module: '/assets/dashboard.js',
      imports: ['/assets/mantine.js'],
    },
    users: {
      id: 'features/users/users.route',
      parentId: 'features/dashboard/dashboard.layout',
      module: '/assets/users.js',
      imports: ['/assets/mantine.js'],
    },
  },
}
const files: Record<string, string> = {
  '/assets/entry.js': 'start()',
  '/assets/react.js': 'react()',
  '/assets/root.js': 'root()',
  '/assets/root.css': ':root{}',
  '/assets/home.js': 'home()',
  '/assets/dashboard.js': 'dashboard()',
  '/assets/users.js': 'users()',
  '/assets/mantine.js': 'Error("@mantine/core: MantineProvider was not found in component tree")',
}
const inspected = (changed: Record<string, string> = {}, of: Manifest = manifest) => {
  const all = { ...files, ...changed }
  return inspect(
    of,
    Object.keys(all).filter((path) => path.endsWith('.js')),
    (path) => all[path] ?? '',
  ).problems
}

describe('the build for the browser', () => {
  test('may load Mantine in the dashboard', () => expect(inspected()).toEqual([]))

  test('carries no zod anywhere', () => {
    expect(inspected({ '/assets/users.js': 'a._zod.def' })).toEqual([
      expect.stringContaining('/assets/users.js carries zod'),
    ])
  })

  test('loads no Mantine on a public page, layouts around it included', () => {
    const mantine = files['/assets/mantine.js'] ?? ''
    expect(inspected({ '/assets/home.js': mantine })).toEqual([
      expect.stringContaining('home.route is public and loads Mantine'),
    ])
    expect(inspected({ '/assets/root.js': mantine })).toHaveLength(1)
    expect(inspected({ '/assets/react.js': mantine })).toHaveLength(1)
  })

  test('keeps public pages light', () => {
    const heavy = Array.from({ length: 60_000 }, (_, index) => (index * 2_654_435_761).toString(36)).join()
    expect(inspected({ '/assets/home.js': heavy })).toEqual([expect.stringContaining('bytes of JavaScript')])
    expect(inspected({ '/assets/users.js': heavy })).toEqual([])
  })

  test('is not taken for right when no public page is found in it', () => {
    expect(inspected({}, { ...manifest, routes: {} })).toEqual(['no public page found'])
  })
})
