import { languages, type PageLanguage } from '../../core/language.ts'
import { mapTexts } from '../../core/map-texts.ts'

export interface Titled {
  titulo: string
  texto: string
}

/** Screens that come with the portal: files of `pictures/software`, taken of its own blast designer. */
export const programScreens = ['designer-plan', 'designer-figures'] as const

/**
 * What the page of a product says in one language, besides its facts. `{product.fact}` in a text stands for a fact: the
 * texts themselves hold no figures.
 */
export interface PageWords {
  /** Under its name in the menu; empty: its summary. */
  menu: string
  /** How the contact form names it; empty: its name. */
  asunto: string
  resumen: string
  descripcion: string
  /** The heading above what it does. */
  titular: string
  funciones: Titled[]
  /** The caption of the drawing that comes with the portal. */
  dibujo: Titled | null
  /** A page where the reader does it themselves. */
  probar: { texto: string; direccion: string } | null
  /** Why each related product is used with it. */
  funciona_con: { slug: string; texto: string }[]
  /** The first steps; empty: those of its film. */
  pasos: Titled[]
  versiones: Titled[]
  /** What a program opens and saves, needs and costs, with screens of what can be tried. */
  programa:
    | (Titled & {
        pantallas: { archivo: (typeof programScreens)[number]; alt: string; texto: string }[]
        datos: Titled[]
      })
    | null
}

/** The texts of a page by language; what is missing in a language is said in the first one. */
export type PageTexts = Readonly<Record<PageLanguage, PageWords>>

export const pageLimits = {
  slug: 60,
  menu: 60,
  subject: 60,
  summary: 160,
  description: 1200,
  headline: 120,
  title: 80,
  text: 600,
  functions: 6,
  related: 8,
  steps: 12,
  versions: 4,
  views: 8,
  viewText: 200,
  modelBytes: 16 * 1024 * 1024,
} as const

export const emptyWords: PageWords = {
  menu: '',
  asunto: '',
  resumen: '',
  descripcion: '',
  titular: '',
  funciones: [],
  dibujo: null,
  probar: null,
  funciona_con: [],
  pasos: [],
  versiones: [],
  programa: null,
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns the words in a language; a text or a list that is empty there is that of the first language. */
export function wordsIn(texts: PageTexts, language: PageLanguage): PageWords {
  const own = texts[language]
  const first = texts[languages[0]]
  const entries = Object.keys(emptyWords).map((key) => {
    const field = key as keyof PageWords
    return [field, isEmpty(own[field]) ? first[field] : own[field]]
  })
  return Object.fromEntries(entries) as unknown as PageWords
}

/** A product and one of its facts, in braces; inside a sentence its first letter may be a small one. */
const factMark = /\{([a-z0-9-]+)\.([a-z0-9_]+)(:minuscula)?\}/g

/** Returns a value of the words with the facts that its texts name, as `say` tells them. */
export const withFacts = <T>(value: T, say: (slug: string, fact: string) => string): T =>
  mapTexts(value, (text) => text.replace(factMark, (_, slug, fact, isSmall) => said(say(slug, fact), isSmall)))

const said = (fact: string, isSmall?: string): string => (isSmall ? fact.charAt(0).toLowerCase() + fact.slice(1) : fact)

/** Returns the facts that texts name, `[slug, fact]`; anything else in braces is named as it stands, without a fact. */
export function factsNamedIn(value: unknown): [slug: string, fact: string][] {
  if (typeof value === 'string')
    return [...value.matchAll(/\{([^{}]*)\}/g)].map(([mark, inside = '']) => {
      const [, slug = '', fact = ''] = new RegExp(factMark.source).exec(mark) ?? []
      return slug ? [slug, fact] : [inside, '']
    })
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(factsNamedIn) : []
}
