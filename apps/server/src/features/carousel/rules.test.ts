import { expect, test } from 'vitest'
import { faultsOf } from './rules.ts'

const slide = {
  type: 'image',
  src: '/pictures/slides/timing-1920.webp',
  src_es: '',
  src_en: '',
  tiempo_visualizacion: 5000,
  nav_link: '/next1',
  anchor_link: 'https://example.com/next',
} as const

test('a slide of our own pictures and https links is in order', () => {
  expect(faultsOf(slide)).toEqual([])
  expect(faultsOf({ ...slide, nav_link: '', anchor_link: '' })).toEqual([])
})

test.each([
  ['http', 'http://example.com'],
  ['script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['no scheme', '//example.com'],
  ['a space', 'https://example.com/a b'],
])('an external link is https only: %s', (_, address) => {
  expect(faultsOf({ ...slide, anchor_link: address })).toEqual(['anchor_link'])
})

test.each(['//example.com', '/\\example.com', 'https://example.com', 'javascript:alert(1)', 'next1'])(
  'an internal link and a picture stay in the portal: %s',
  (path) => {
    expect(faultsOf({ ...slide, nav_link: path, src_en: path })).toEqual(['src_en', 'nav_link'])
  },
)

test.each([
  ['https://www.youtube-nocookie.com/embed/x', []],
  ['https://player.vimeo.com/video/1', []],
  ['http://player.vimeo.com/video/1', ['src']],
  ['https://player.vimeo.com.example.com/video/1', ['src']],
  ['https://player.vimeo.com:8443/video/1', ['src']],
  ['https://me@player.vimeo.com/video/1', ['src']],
  ['https://example.com/video', ['src']],
  ['/films/hero.mp4', ['src']],
])('a frame comes from the list of hosts: %s', (src, faults) => {
  expect(faultsOf({ ...slide, type: 'iframe', src })).toEqual(faults)
})

test.each([1999, 30_001])('it is shown 2 to 30 s, not %s ms', (time) => {
  expect(faultsOf({ ...slide, tiempo_visualizacion: time })).toEqual(['tiempo_visualizacion'])
})

test('it has a source that both languages can fall back to', () => {
  expect(faultsOf({ ...slide, src: '', src_en: '/a.webp' })).toEqual(['src'])
  expect(faultsOf({ ...slide, src: '', src_es: '/a.webp' })).toEqual([])
})
