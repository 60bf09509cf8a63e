import type { PageLanguage } from '@portal/contract/core/language'
import { describe, expect, test } from 'vitest'
import { cacheKeyOf, pathOf, redirectFor } from './address.ts'

describe('where an address leads', () => {
  test.each([
    ['/contact', undefined, null],
    ['/contact?lang=en', undefined, null],
    ['/contact?lang=en', 'lang=es', null],
    ['/contact', 'lang=es', null],
    ['/contact?lang=fr', 'lang=en', null],
    ['/contact', 'other=1; lang=en', { to: '/contact?lang=en', status: 302 }],
    ['/contact?a=1', 'lang=en; other=1', { to: '/contact?a=1&lang=en', status: 302 }],
    ['/contact', 'xlang=en', null],
    ['/contact', 'lang=english', null],
    ['/contact?lang=es&a=1', 'lang=en', { to: '/contact?a=1', status: 302, stores: 'es' }],
    ['/?lang=es', undefined, { to: '/', status: 302, stores: 'es' }],
    ['/dashboard/usuarios', 'lang=en', null],
    ['/dashboard?lang=es', 'lang=en', null],
    ['/dashboards', 'lang=en', { to: '/dashboards?lang=en', status: 302 }],
    ['/_.data', 'lang=en', null],
    ['/contact/', undefined, { to: '/contact', status: 301 }],
    ['/contact/?a=1', undefined, { to: '/contact?a=1', status: 301 }],
    ['/contact/', 'lang=en', { to: '/contact?lang=en', status: 302 }],
    ['/', undefined, null],
    ['/quantum', undefined, { to: '/quamtum', status: 301 }],
    ['/quantum-manual/?a=1', undefined, { to: '/quamtum-manual?a=1', status: 301 }],
    ['/quantum?lang=en', undefined, { to: '/quamtum?lang=en', status: 301 }],
    ['/quantum', 'lang=en', { to: '/quamtum?lang=en', status: 302 }],
    ['/quantums', undefined, null],
    ['/quantum-drone', undefined, null],
    ['/quantum/drone', undefined, null],
    ['/dashboard/diseno', 'lang=en', { to: '/dashboard/disenio', status: 301 }],
    ['/dashboard/diseño', undefined, { to: '/dashboard/disenio', status: 301 }],
    ['/dashboard/disenio', undefined, null],
    [
      '/dashboard/propiedades/propiedades-admin',
      undefined,
      { to: '/dashboard/propiedades/porpiedades-admin', status: 301 },
    ],
  ])('%s with cookie %s', (url, cookie, move) => {
    expect(redirectFor(url, { cookie, isPerson: true })).toEqual(move)
  })

  test.each(['//evil.example/', '/\\evil.example/', '//evil.example/?lang=es', '///evil.example', '//evil.example'])(
    '%s never leads to another host',
    (url) => {
      for (const cookie of [undefined, 'lang=en']) {
        const to = redirectFor(url, { cookie })?.to ?? '/'
        expect(new URL(to, 'http://here.example').host).toBe('here.example')
      }
    },
  )

  const to = (path: string) => ({ to: path, status: 302 })
  test.each([
    // the first language is that of people who have not chosen; programs find each one by its address
    ['en es pt', '/contact', undefined, to('/contact?lang=en'), null],
    ['en es pt', '/contact?a=1', undefined, to('/contact?a=1&lang=en'), null],
    ['en es pt', '/contact', 'lang=es', null, null],
    ['en es pt', '/contact', 'lang=pt', to('/contact?lang=pt'), to('/contact?lang=pt')],
    ['en es pt', '/contact?lang=pt', undefined, null, null],
    ['en es pt', '/contact?lang=fr', undefined, null, null],
    // one that is not offered leads to the first one, whoever asks
    ['es en', '/contact?lang=pt', undefined, to('/contact'), to('/contact')],
    ['es en', '/contact', 'lang=pt', null, null],
    ['es', '/contact', 'lang=en', null, null],
    ['es', '/contact?lang=en', undefined, to('/contact'), to('/contact')],
    ['pt en', '/contact', undefined, to('/contact?lang=pt'), to('/contact?lang=pt')],
    ['pt en', '/contact', 'lang=es', to('/contact?lang=pt'), to('/contact?lang=pt')],
    ['pt en', '/contact?lang=es', 'lang=en', to('/contact?lang=pt'), to('/contact?lang=pt')],
    ['pt en', '/contact?lang=en', undefined, null, null],
    ['pt en', '/dashboard', 'lang=es', null, null],
  ] as const)('of a site in %s, %s with cookie %s', (languages, url, cookie, person, program) => {
    const offered = languages.split(' ') as PageLanguage[]
    expect(redirectFor(url, { cookie, offered, isPerson: true })).toEqual(person)
    expect(redirectFor(url, { cookie, offered })).toEqual(program)
    // where it leads, it stays
    for (const move of [person, program])
      if (move) expect(redirectFor(move.to, { cookie, offered, isPerson: true })).toBeNull()
  })

  test('a path that looks like a host is a path', () => {
    expect(pathOf('//evil.example/a')).toBe('//evil.example/a')
  })
})

describe('the address of a shared page', () => {
  const params = ['page', 'buscar']

  test.each([
    ['/classifieds?buscar=x&page=2', '/classifieds?page=2&buscar=x'],
    ['/classifieds?utm_source=mail&page=2&page=3', '/classifieds?page=2'],
    ['/classifieds?page=&lang=en', '/classifieds?lang=en'],
    ['/classifieds?lang=fr', '/classifieds'],
    ['/classifieds/', '/classifieds'],
    ['/', '/'],
    ['/?lang=en&lang=es', '/?lang=en'],
  ])('%s is known as %s', (url, key) => {
    expect(cacheKeyOf(url, { params })).toBe(key)
  })

  test('is not shared when it is too long to keep', () => {
    expect(cacheKeyOf(`/classifieds?buscar=${'x'.repeat(600)}`, { params })).toBeNull()
  })
})
