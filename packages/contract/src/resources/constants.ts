import { languages } from '../core/language.ts'
import { languageNames } from '../core/language-names.ts'
import type { Text } from '../core/text.ts'

/** Types of the resource library. */
export const ResourceType = {
  software: 1,
  manual: 2,
  video: 3,
} as const
export type ResourceType = (typeof ResourceType)[keyof typeof ResourceType]

export const resourceTypeNames: Readonly<Record<ResourceType, Text>> = {
  1: { es: 'Software', en: 'Software' },
  2: { es: 'Manual', en: 'Manual' },
  3: { es: 'Video', en: 'Video' },
}

/** Who may download a resource (rule resources/who-may-load). */
export const ResourceAccess = {
  public: 'publico',
  users: 'usuarios',
  license: 'licencia',
  enterprises: 'empresas',
} as const
export type ResourceAccess = (typeof ResourceAccess)[keyof typeof ResourceAccess]

export const resourceAccessNames: Readonly<Record<ResourceAccess, Text>> = {
  publico: { es: 'Público, sin cuenta', en: 'Public, without an account' },
  usuarios: { es: 'Todos los usuarios', en: 'All users' },
  licencia: { es: 'Usuarios con licencia vigente', en: 'Users with an active license' },
  empresas: { es: 'Empresas elegidas', en: 'Chosen enterprises' },
}

/** Language of the content. */
export const resourceLanguages = ['ambos', ...languages] as const
export type ResourceLanguage = (typeof resourceLanguages)[number]

const bothLanguages: Text = { es: 'Español e inglés', en: 'Spanish and English' }

/** Returns the name of the language of a content. */
export const resourceLanguageName = (language: ResourceLanguage): Text =>
  language === 'ambos' ? bothLanguages : languageNames[language]

/** Limits of resources. Ours. */
export const resourceLimits = {
  titleLetters: 120,
  descriptionLetters: 2000,
  noteLetters: 1000,
  /** Letters of a revision's number: 1.4.2, or C. */
  numberLetters: 20,
  /** Bytes by which the type of a file is told before all of it is sent. */
  beginningBytes: 65_536,
  /** Bytes of one file of captions. */
  captionBytes: 200_000,
  enterprises: 100,
  /**
   * How long a signed address begins a download, and goes on with one whose line was lost
   * (rule resources/signed-address).
   */
  linkMinutes: 10,
  /** After which nothing leaves by a signed address, whatever was lost on the way. */
  downloadHours: 12,
} as const

/** Address of the public page of a document, or of one of its revisions (rule resources/earlier-revisions). */
export const documentPath = (id: number, revision?: string): string =>
  revision === undefined ? `/documents/${id}` : `/documents/${id}/${encodeURIComponent(revision)}`
