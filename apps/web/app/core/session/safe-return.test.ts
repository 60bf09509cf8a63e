import { expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

test.each(['/dashboard/usuarios?page=2', '/', '/classifieds/7?lang=en#ofertas', '/dashboard/perfil'])(
  '%s is a path of this site',
  (path) => {
    expect(safeReturn(path)).toBe(path)
  },
)

test.each([
  null,
  undefined,
  '',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  '/%09/evil.example\n',
  'javascript:alert(1)',
  ' /dashboard',
  'dashboard',
  '@evil.example',
  '/login?volver=/login',
  '/login',
  '/.//evil.example',
  '/..//evil.example',
])('%j leads to the dashboard instead', (path) => {
  expect(safeReturn(path)).toBe('/dashboard')
})

test.each(['/a/../..//evil.example', '/%2f%2fevil.example', '/%5cevil.example', '/?x=//evil.example'])(
  '%s stays on this host',
  (path) => {
    expect(new URL(safeReturn(path), 'https://portal.example').host).toBe('portal.example')
  },
)
