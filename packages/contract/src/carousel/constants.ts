/** How long a slide of the home page is shown, in milliseconds. */
export const displayTime = { least: 2000, most: 30_000, usual: 5000 } as const

export const slideTypes = ['image', 'video', 'iframe'] as const
export type SlideType = (typeof slideTypes)[number]

/** The only origins that a slide may frame; the pages' policy allows no others. */
export const frameOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

export const designPath = '/dashboard/disenio'
/** Address of the preview of the draft; its token follows. */
export const previewPath = '/home-preview'
/** Address of pictures and films of slides; their names follow. */
export const slideFilesPath = '/slides'

/** Our own limits of the design. */
export const designLimits = {
  slides: 12,
  /** Published versions that stay; older ones are deleted. */
  versions: 20,
  previewHours: 24,
  /** How far ahead a time of publishing or of a slide may be. */
  yearsAhead: 5,
  pictureBytes: 10 * 1024 * 1024,
  filmBytes: 24 * 1024 * 1024,
  /** Every file of a slide that may be the first one (rule home/first-slide). */
  firstBytes: 400 * 1024,
  leastWidth: 640,
  widths: [640, 960, 1440, 1920],
  /** Steps of the focal point, in percent: each is a rule of the style sheet, because pages allow no inline styles. */
  focusStep: 10,
  /** Of one answer about views and clicks. */
  countedAtOnce: 12,
} as const

/** What a change to come does. */
export const ComingKind = { publish: 'publicacion', appears: 'aparece', ends: 'termina' } as const
export type ComingKind = (typeof ComingKind)[keyof typeof ComingKind]

export const comingKindNames = {
  publicacion: { es: 'Se publica un diseño', en: 'A design is published' },
  aparece: { es: 'Aparece una diapositiva', en: 'A slide appears' },
  termina: { es: 'Termina una diapositiva', en: 'A slide ends' },
} as const satisfies Record<ComingKind, { es: string; en: string }>
