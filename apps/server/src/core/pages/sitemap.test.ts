import { pageLanguages } from '@portal/contract/core/language'
import { expect, test } from 'vitest'
import { sitemapIndex, sitemapOf } from './sitemap.ts'

test('a page stands there once in each language, each time with all addresses', () => {
  const text = sitemapOf('https://portal.example', [{ path: '/classifieds/5', changed: '2026-05-01' }], pageLanguages)
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://portal.example/classifieds/5',
    'https://portal.example/classifieds/5?lang=en',
    'https://portal.example/classifieds/5?lang=pt',
  ])
  expect(text.match(/hreflang="en" href="https:\/\/portal\.example\/classifieds\/5\?lang=en"/g)).toHaveLength(3)
  expect(text.match(/<lastmod>2026-05-01<\/lastmod>/g)).toHaveLength(3)
})

test('a page stands there only in the languages of the site, the first one for everyone else', () => {
  const text = sitemapOf('https://portal.example', [{ path: '/contact' }], ['pt', 'en'])
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://portal.example/contact?lang=pt',
    'https://portal.example/contact?lang=en',
  ])
  expect(text).toContain('hreflang="x-default" href="https://portal.example/contact?lang=pt"')
  expect(text).not.toContain('hreflang="es"')
})

test('marks of XML in a path are no marks', () => {
  expect(sitemapOf('https://portal.example', [{ path: '/a?b=1&c="<' }], pageLanguages)).toContain(
    '<loc>https://portal.example/a?b=1&amp;c=&quot;&lt;&amp;lang=en</loc>',
  )
})

test('the index names its files in full', () => {
  expect(sitemapIndex('https://portal.example', ['/sitemap/pages.xml'])).toContain(
    '<sitemap><loc>https://portal.example/sitemap/pages.xml</loc></sitemap>',
  )
})
