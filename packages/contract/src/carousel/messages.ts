import { messages } from '../core/messages.ts'

export const carouselMessages = messages('carousel', {
  notLoadedOrSaved: {
    code: 0,
    status: 500,
    es: 'No se pudo cargar o guardar el carrusel.',
    en: 'The carousel could not be loaded or saved.',
  },
  /** A client without `codigo` uses this entry when `mensaje` is exactly a dot (spec 2, 8). */
  designNotSaved: { code: 1, status: 500, es: 'No se pudo guardar el diseño.', en: 'The design could not be saved.' },
})
