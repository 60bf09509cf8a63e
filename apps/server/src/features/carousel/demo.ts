import { displayTime } from '@portal/contract/carousel/constants'
import type { Db } from '#core/database/database.ts'
import { insertDesign } from './queries.ts'
import type { DesignSlide } from './types.ts'

const drawn = (name: string) => ({
  type: 'image' as const,
  src: `/pictures/slides/${name}-1920.webp`,
  src_es: '',
  src_en: '',
  anchos: [640, 960, 1440, 1920],
  tiempo_visualizacion: displayTime.usual,
  anchor_link: '',
  text_anchor_link_es: '',
  text_anchor_link_en: '',
  poster: '',
  foco_x: null,
  foco_y: null,
  foco_movil_x: null,
  foco_movil_y: null,
  idioma: '' as const,
  isOK: true,
  desde: null,
  hasta: null,
})

export const demoSlides: readonly Omit<DesignSlide, 'id'>[] = [
  {
    ...drawn('timing'),
    tiempo_visualizacion: 7000,
    alt: 'Banco de tronadura visto desde arriba: pozos encendidos e isócronas.',
    alt_en: 'A bench seen from above: lit blast holes and lines of equal firing time.',
    etiqueta_es: 'Iniciación electrónica',
    etiqueta_en: 'Electronic initiation',
    titulo_es: 'Cada pozo, a su milisegundo.',
    titulo_en: 'Every hole, to the millisecond.',
    texto_es: 'Retardos programables de 0 a 30.000 ms en pasos de 1 ms, para minería y obras civiles.',
    texto_en: 'Delays programmable from 0 to 30,000 ms in 1 ms steps, for mining and construction.',
    nav_link: '/allproducts',
    text_nav_link_es: 'Ver los productos',
    text_nav_link_en: 'View products',
  },
  {
    ...drawn('software-es'),
    src_en: '/pictures/slides/software-en-1920.webp',
    alt: 'Pantallas del software: plano de la malla con isócronas, mapa de alivio y registro de vibración.',
    alt_en: 'Software screens: the pattern in plan view with isochrones, a relief map and a vibration record.',
    etiqueta_es: 'Software NextLion',
    etiqueta_en: 'NextLion software',
    titulo_es: 'La tronadura, resuelta antes de perforar.',
    titulo_en: 'The blast, worked out before you drill.',
    texto_es: 'Diseñe la malla, simule la secuencia y lea el alivio en ms/m y la vibración en mm/s.',
    texto_en: 'Design the pattern, simulate the sequence and read relief in ms/m and vibration in mm/s.',
    nav_link: '/nextlion',
    text_nav_link_es: 'Conocer el software',
    text_nav_link_en: 'Discover the software',
  },
  {
    ...drawn('fragments'),
    alt: 'Pila de roca tronada con el contorno y el tamaño de cada fragmento reconocidos.',
    alt_en: 'A muckpile with the outline and size of every fragment recognized.',
    etiqueta_es: 'Quamtum',
    etiqueta_en: 'Quamtum',
    titulo_es: 'Mida cada fragmento que deja el disparo.',
    titulo_en: 'Measure every fragment the blast leaves behind.',
    texto_es: 'Análisis de fragmentación portátil, con dron o en el escritorio.',
    texto_en: 'Fragmentation analysis: portable, by drone or on the desktop.',
    nav_link: '/quamtum',
    text_nav_link_es: 'Ver Quamtum',
    text_nav_link_en: 'View Quamtum',
  },
]

/** Stores the slides of the demo set. */
export const insertDemoSlides = (db: Db) => insertDesign(db, demoSlides)
