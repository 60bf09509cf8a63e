import { designCalls } from '@portal/contract/carousel/design-calls'
import type { DesignSlide } from '../src/features/carousel/types.ts'
import { sendForm } from './items.ts'
import type { Person } from './people.ts'
import type { TestApp } from './start-app.ts'

/** A slide as the designer sends a new one. */
export const aSlide = (changes: Partial<Record<keyof DesignSlide, unknown>> = {}): Record<string, unknown> => ({
  id: null,
  type: 'image',
  src: '/pictures/slides/timing-1920.webp',
  src_es: '',
  src_en: '',
  poster: '',
  alt: 'Banco de tronadura',
  alt_en: 'Blast bench',
  etiqueta_es: '',
  etiqueta_en: '',
  titulo_es: 'Uno',
  titulo_en: 'One',
  texto_es: '',
  texto_en: '',
  tiempo_visualizacion: 5000,
  nav_link: '',
  text_nav_link_es: '',
  text_nav_link_en: '',
  anchor_link: '',
  text_anchor_link_es: '',
  text_anchor_link_en: '',
  foco_x: null,
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
  desde: null,
  hasta: null,
  ...changes,
})

/** A slide as it is stored. */
export const aStoredSlide = (changes: Partial<DesignSlide> = {}) =>
  ({ ...aSlide(), anchos: [], ...changes }) as unknown as Omit<DesignSlide, 'id'>

export const designOf = async (app: TestApp, as: Person) =>
  (await app.call('GET', designCalls.get.path, undefined, as)).datos

/** Saves a draft over the current one. */
export async function saveSlides(app: TestApp, as: Person, slides: readonly object[]) {
  const { version } = await designOf(app, as)
  return app.call('POST', designCalls.save.path, { version, slides }, as)
}

/** Publishes the current draft. */
export async function publish(app: TestApp, as: Person, changes: object = {}) {
  const { version, publicada_id } = await designOf(app, as)
  return app.call('POST', designCalls.publish.path, { version, publicada_id, publica_en: null, ...changes }, as)
}

export const uploadSlideFile = (app: TestApp, as: Person | null, bytes: Uint8Array, name = 'foto.jpg') =>
  sendForm(app, designCalls.file.path, {}, as, [{ field: 'archivo', name, bytes }])
