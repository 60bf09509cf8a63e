import { expect, test } from 'vitest'
import { late } from './late.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/f.woff2"/></head><body><main>text</main><script>early()</script><script type="module" async="">import "/assets/a.js";
const dollar = "$&";</script></body></html>`
const textOf = (html: string) => late(html, []).text

test('what runs it later is named beside the scripts of the page, only where it stands', () => {
  expect(late(page, ['early()']).scripts).toEqual(['early()', expect.stringContaining("addEventListener('load'")])
  expect(late('<html></html>', ['early()']).scripts).toEqual(['early()'])
})

test('no module is preloaded, other preloads stay', () => {
  expect(textOf(page)).not.toContain('modulepreload')
  expect(textOf(page)).toContain('<link rel="preload" href="/f.woff2"/>')
})

test('the start of the framework is set aside word for word and run after the load event', () => {
  expect(textOf(page)).toContain(
    '<script type="text/plain" id="app">import "/assets/a.js";\nconst dollar = "$&";</script><script>addEventListener(\'load\'',
  )
  expect(textOf(page)).not.toContain('type="module"')
})

test('other scripts run where they stand', () => {
  expect(textOf(page)).toContain('<script>early()</script>')
})

test('a page without the framework stays as it is, each time it is asked', () => {
  const plain = '<html><body><main>text</main></body></html>'
  expect([textOf(plain), textOf(page), textOf(plain), textOf(page)]).toEqual([plain, textOf(page), plain, textOf(page)])
})
