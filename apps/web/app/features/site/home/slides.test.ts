import { expect, test } from 'vitest'
import { type StoredSlide, slideIn, slidesIn } from './slides.ts'
import { sourcesOf } from './sources.ts'

const stored: StoredSlide = {
  id: 1,
  type: 'image',
  src: '/pictures/all-960.webp',
  src_es: '',
  src_en: '',
  poster: '',
  anchos: [],
  alt: 'Banco',
  alt_en: 'Bench',
  etiqueta_es: '',
  etiqueta_en: '',
  titulo_es: 'Hola',
  titulo_en: '',
  texto_es: '',
  texto_en: '',
  tiempo_visualizacion: 7000,
  nav_link: '/quamtum',
  text_nav_link_es: 'Ver',
  text_nav_link_en: 'See',
  anchor_link: '',
  text_anchor_link_es: '',
  text_anchor_link_en: '',
  foco_x: 20,
  foco_y: null,
  foco_movil_x: null,
  foco_movil_y: null,
  idioma: '',
  isOK: true,
  alt_pt: '',
  etiqueta_pt: '',
  titulo_pt: '',
  texto_pt: '',
  text_nav_link_pt: '',
  text_anchor_link_pt: '',
}

test.each([
  ['es', '', '', '/all'],
  ['en', '', '', '/all'],
  ['es', '/es', '/en', '/es'],
  ['en', '/es', '/en', '/en'],
  ['en', '/es', '', '/es'],
  ['es', '', '/en', '/all'],
] as const)('in %s, of "%s" and "%s" the source is %s', (language, srcEs, srcEn, expected) => {
  expect(slideIn(language, { ...stored, src: '/all', src_es: srcEs, src_en: srcEn }).src).toBe(expected)
})

test('English is used where it is there, Spanish otherwise', () => {
  expect(slideIn('en', stored)).toMatchObject({ alt: 'Bench', title: 'Hola', links: [{ text: 'See' }] })
  expect(slideIn('es', stored)).toMatchObject({ alt: 'Banco', links: [{ text: 'Ver' }], ms: 7000 })
})

test('both links are there when both are stored, each once and of its kind', () => {
  const { links } = slideIn('es', { ...stored, anchor_link: 'https://example.com', text_anchor_link_es: 'Más' })
  expect(links).toEqual([
    { to: '/quamtum', text: 'Ver', isOutside: false },
    { to: 'https://example.com', text: 'Más', isOutside: true },
  ])
  expect(slideIn('es', { ...stored, nav_link: '' }).links).toEqual([])
})

test('a picture has an address for each width and kind', () => {
  expect(sourcesOf({ type: 'image', src: '/pictures/all-960.webp', poster: '', widths: [640, 960] }, 'avif')).toBe(
    '/pictures/all-640.avif 640w, /pictures/all-960.avif 960w',
  )
  expect(sourcesOf({ type: 'image', src: '/pictures/all.webp', poster: '', widths: [] }, 'avif')).toBe('')
})

test('a film shows its poster in those widths', () => {
  const film = { type: 'video', src: '/slides/a.mp4', poster: '/slides/b-1280.jpg', widths: [640] } as const
  expect(sourcesOf({ ...film, widths: [640] }, 'webp')).toBe('/slides/b-640.webp 640w')
})

test('a slide of one language is only on its page', () => {
  const slides: StoredSlide[] = [stored, { ...stored, id: 2, idioma: 'es' }, { ...stored, id: 3, idioma: 'en' }]
  expect(slidesIn('es', slides).map(({ id }) => id)).toEqual([1, 2])
  expect(slidesIn('en', slides).map(({ id }) => id)).toEqual([1, 3])
  expect(slidesIn('pt', slides).map(({ id }) => id)).toEqual([1, 2])
})

test('a slide says its own words in Portuguese, else the Spanish ones', () => {
  const words = { titulo_pt: 'Olá', text_nav_link_pt: 'Ver mais' }
  expect(slideIn('pt', { ...stored, ...words })).toMatchObject({ title: 'Olá', links: [{ text: 'Ver mais' }] })
  expect(slideIn('pt', stored)).toMatchObject({ title: 'Hola', links: [{ text: 'Ver' }] })
  expect(slideIn('en', { ...stored, ...words })).toMatchObject({ title: 'Hola', links: [{ text: 'See' }] })
})
