import type { Text } from '../core/text.ts'

/** What staff publish besides products: papers that a buyer asks for, and what the company has to tell. */
export const PublicationKind = {
  safetyDocument: 1,
  certificate: 2,
  caseStudy: 3,
  news: 4,
} as const
export type PublicationKind = (typeof PublicationKind)[keyof typeof PublicationKind]

/** In the order in which pages show them. */
export const publicationKinds = Object.values(PublicationKind)

export const publicationKindNames: Readonly<Record<PublicationKind, Text>> = {
  1: { es: 'Documento de seguridad', en: 'Safety document' },
  2: { es: 'Certificado', en: 'Certificate' },
  3: { es: 'Caso de estudio', en: 'Case study' },
  4: { es: 'Noticia', en: 'News' },
}

export const publicationKindPlurals: Readonly<Record<PublicationKind, Text>> = {
  1: { es: 'Documentos de seguridad', en: 'Safety documents' },
  2: { es: 'Certificados', en: 'Certificates' },
  3: { es: 'Casos de estudio', en: 'Case studies' },
  4: { es: 'Noticias', en: 'News' },
}

/** Whether a publication is a paper to load; the others are texts to read. */
export const isPaper = (kind: number): boolean =>
  kind === PublicationKind.safetyDocument || kind === PublicationKind.certificate

/** Only a published one is shown, from its day on. */
export const PublicationState = { draft: 'borrador', published: 'publicada' } as const
export type PublicationState = (typeof PublicationState)[keyof typeof PublicationState]

export const publicationStateNames: Readonly<Record<PublicationState, Text>> = {
  borrador: { es: 'Borrador', en: 'Draft' },
  publicada: { es: 'Publicada', en: 'Published' },
}

/** Limits of publications. Ours. */
export const publicationLimits = {
  title: 120,
  summary: 300,
  text: 20_000,
  products: 20,
  alt: 160,
  fileBytes: 20 * 1024 * 1024,
} as const

/** The files of a form: a picture, and a PDF in each language. */
export const publicationFiles = { max: 3, bytes: publicationLimits.fileBytes } as const

/** Rows of a page of the public list. */
export const publicationsOfPage = 12

/** Sent instead of a file: the stored one is taken away. */
export const noFile = 'quitar'

/** Address of the public list, of one kind or one of its pages. */
export function publicationsPath({ kind = null, page = 1 }: { kind?: number | null; page?: number } = {}): string {
  const asked = [kind !== null && `kind=${kind}`, page > 1 && `page=${page}`].filter(Boolean)
  return asked.length ? `/publications?${asked.join('&')}` : '/publications'
}

/** Address of the public page of a publication. */
export const publicationPath = (id: number): string => `/publications/${id}`

/** Address of the RSS feed of what was published last. */
export const publicationFeedPath = '/publications/feed.xml'
