import { expect, test } from 'vitest'
import { late } from './late.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/f.woff2"/></head><body><main>text</main><script>early()</script><script type="module" async="">import "/assets/a.js";
const dollar = "$&";</script></body></html>`

test('no module is preloaded, other preloads stay', () => {
  expect(late(page)).not.toContain('modulepreload')
  expect(late(page)).toContain('<link rel="preload" href="/f.woff2"/>')
})

test('the start of the framework is set aside word for word and run after the load event', () => {
  expect(late(page)).toContain(
    '<script type="text/plain" id="app">import "/assets/a.js";\nconst dollar = "$&";</script><script>addEventListener(\'load\'',
  )
  expect(late(page)).not.toContain('type="module"')
})

test('other scripts run where they stand', () => {
  expect(late(page)).toContain('<script>early()</script>')
})

test('a page without the framework stays as it is, each time it is asked', () => {
  const plain = '<html><body><main>text</main></body></html>'
  expect([late(plain), late(page), late(plain), late(page)]).toEqual([plain, late(page), plain, late(page)])
})
