import { expect, test } from 'vitest'
import { faultsOf, isShownAt, nextChange } from './rules.ts'

const slide = {
  type: 'image',
  src: '/pictures/slides/timing-1920.webp',
  src_es: '',
  src_en: '',
  poster: '',
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

test.each([2000, 30_000])('%s ms are neither too short nor too long', (time) => {
  expect(faultsOf({ ...slide, tiempo_visualizacion: time })).toEqual([])
})

test('the picture before a film is one of ours', () => {
  expect(faultsOf({ ...slide, poster: '/pictures/poster.webp' })).toEqual([])
  expect(faultsOf({ ...slide, poster: 'https://example.com/poster.webp' })).toEqual(['poster'])
})

test('it has a source that both languages can fall back to', () => {
  expect(faultsOf({ ...slide, src: '', src_en: '/a.webp' })).toEqual(['src'])
  expect(faultsOf({ ...slide, src: '', src_es: '/a.webp' })).toEqual([])
})

test('a user name in front of the host is no external link', () => {
  expect(faultsOf({ ...slide, anchor_link: 'https://portal.example.com@evil.example' })).toEqual(['anchor_link'])
})

const [noon, one, two] = ['2026-09-06T12:00:00.000Z', '2026-09-06T13:00:00.000Z', '2026-09-06T14:00:00.000Z'] as const

test('a slide is shown from its start on, and no longer at its end', () => {
  const timed = { isOK: true, desde: noon, hasta: one }
  expect(isShownAt(timed, new Date(noon))).toBe(true)
  expect(isShownAt(timed, new Date(Date.parse(noon) - 1))).toBe(false)
  expect(isShownAt(timed, new Date(one))).toBe(false)
  expect(isShownAt({ ...timed, isOK: false }, new Date(noon))).toBe(false)
  expect(isShownAt({ isOK: true, desde: null, hasta: null }, new Date(noon))).toBe(true)
})

test('the next change is the earliest start or end ahead of shown slides', () => {
  const slides = [
    { isOK: true, desde: noon, hasta: two },
    { isOK: true, desde: one, hasta: null },
    { isOK: false, desde: '2026-09-06T12:30:00.000Z', hasta: null },
  ]
  expect(nextChange(slides, new Date(noon))).toEqual(new Date(one))
  expect(nextChange(slides, new Date(one))).toEqual(new Date(two))
  expect(nextChange(slides, new Date(two))).toBeNull()
})
