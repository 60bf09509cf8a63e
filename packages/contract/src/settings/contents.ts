import { type PageLanguage, pageLanguages } from '../core/language.ts'
import { nameIn } from '../core/names.ts'
import type { Text } from '../core/text.ts'
import { type ContentFacts, inBraces } from './content-facts.ts'
import { type ShippedFilm, shippedFilms } from './films.ts'
import type { ContentKey } from './keys.ts'

/** A text that the company writes in each language; Spanish stands in where another one is empty. */
export interface ContentText {
  readonly name: Text
  readonly max: number
  /** Written in a box of several lines. */
  readonly isLong?: boolean
}

/** What a row has besides its texts, the same in every language. */
export interface ContentMark {
  readonly name: Text
  /** `anchor`: part of an address, once in its list. `of`: the anchor of a row of another list. */
  readonly kind: 'anchor' | 'of' | 'film' | 'flag'
  readonly hint?: Text
}

export interface ContentList {
  readonly name: Text
  /** What one row is, for people. */
  readonly row: Text
  readonly most: number
  /** The text that names a row. */
  readonly named: string
  readonly texts: Readonly<Record<string, ContentText>>
  readonly marks: Readonly<Record<string, ContentMark>>
}

export interface Content {
  /** Where it is shown. */
  readonly path: string
  readonly texts: Readonly<Record<string, ContentText>>
  readonly lists: Readonly<Record<string, ContentList>>
}

const line = (es: string, en: string, max: number): ContentText => ({ name: { es, en }, max })
const long = (es: string, en: string, max: number): ContentText => ({ name: { es, en }, max, isLong: true })
const titled = { titulo: line('Título', 'Title', 120), texto: long('Texto', 'Text', 600) }

/**
 * The texts of public pages that say who the company is (rule public-site/contents): each group of settings with its
 * fields and lists, in the order of its form.
 */
export const contents = {
  portada: {
    path: '/',
    texts: {
      titulo: line('Título de la página', 'Title of the page', 80),
      descripcion: long('Descripción para buscadores', 'Description for search engines', 300),
      lema: line('Lema', 'Slogan', 80),
      contacto: line('Cómo responde la empresa', 'How the company answers', 160),
    },
    lists: {
      peliculas: {
        name: { es: 'Películas', en: 'Films' },
        row: { es: 'Película', en: 'Film' },
        most: shippedFilms.length,
        named: 'titulo',
        marks: { pelicula: { name: { es: 'Película', en: 'Film' }, kind: 'film' } },
        texts: { titulo: line('Título', 'Title', 80), texto: line('Texto', 'Text', 160) },
      },
      publicos: {
        name: { es: 'Para quiénes', en: 'Who it is for' },
        row: { es: 'Público', en: 'Audience' },
        most: 6,
        named: 'titulo',
        marks: {},
        texts: { titulo: line('Título', 'Title', 60), texto: line('Texto', 'Text', 200) },
      },
    },
  },
  nosotros: {
    path: '/about-us',
    texts: {
      titulo: line('Titular', 'Headline', 120),
      descripcion: long('Descripción para buscadores', 'Description for search engines', 300),
      bajada: long('Presentación', 'Introduction', 400),
      aviso_titulo: line('Título de la condición de venta', 'Title of the condition of sale', 120),
      aviso: long('Condición de venta', 'Condition of sale', 600),
    },
    lists: {
      lineas: {
        name: { es: 'Qué hacemos', en: 'What we do' },
        row: { es: 'Línea', en: 'Line' },
        most: 3,
        named: 'titulo',
        marks: {},
        texts: titled,
      },
      pasos: {
        name: { es: 'Cómo trabajamos', en: 'How we work' },
        row: { es: 'Paso', en: 'Step' },
        most: 8,
        named: 'titulo',
        marks: {},
        texts: titled,
      },
    },
  },
  preguntas: {
    path: '/faq',
    texts: {},
    lists: {
      temas: {
        name: { es: 'Temas', en: 'Topics' },
        row: { es: 'Tema', en: 'Topic' },
        most: 12,
        named: 'titulo',
        marks: {
          clave: {
            name: { es: 'Parte de su dirección', en: 'Part of its address' },
            kind: 'anchor',
            hint: { es: 'Minúsculas, cifras y guiones: compra.', en: 'Lowercase letters, digits and hyphens: buying.' },
          },
        },
        texts: { titulo: line('Título', 'Title', 80) },
      },
      preguntas: {
        name: { es: 'Preguntas', en: 'Questions' },
        row: { es: 'Pregunta', en: 'Question' },
        most: 100,
        named: 'pregunta',
        marks: {
          clave: {
            name: { es: 'Parte de su dirección', en: 'Part of its address' },
            kind: 'anchor',
            hint: {
              es: 'Los enlaces a esta pregunta la llevan: no la cambie sin necesidad.',
              en: 'Links to this question carry it: change it only when you must.',
            },
          },
          tema: { name: { es: 'Tema', en: 'Topic' }, kind: 'of' },
          en_soporte: { name: { es: 'También en Soporte', en: 'On the support page too' }, kind: 'flag' },
        },
        texts: {
          pregunta: line('Pregunta', 'Question', 200),
          respuesta: {
            name: {
              es: 'Respuesta (una línea vacía separa párrafos)',
              en: 'Answer (an empty line separates paragraphs)',
            },
            max: 3000,
            isLong: true,
          },
        },
      },
    },
  },
} as const satisfies Readonly<Record<ContentKey, Content>>

type Contents = typeof contents
type Said<T> = { [K in keyof T & string]: string }
/** A text of every language: `titulo`, `titulo_en`, `titulo_pt`. */
type Stored<T> = { [K in keyof T & string as K | `${K}_en` | `${K}_pt`]: string }
type Marked<M> = {
  [K in keyof M]: M[K] extends { kind: 'flag' } ? boolean : M[K] extends { kind: 'film' } ? ShippedFilm : string
}

/** A group as it is stored. */
export type ContentValue<K extends ContentKey> = Stored<Contents[K]['texts']> & {
  [L in keyof Contents[K]['lists']]: Contents[K]['lists'][L] extends ContentList
    ? (Stored<Contents[K]['lists'][L]['texts']> & Marked<Contents[K]['lists'][L]['marks']>)[]
    : never
}

/** A group in one language. */
export type ContentIn<K extends ContentKey> = Said<Contents[K]['texts']> & {
  [L in keyof Contents[K]['lists']]: Contents[K]['lists'][L] extends ContentList
    ? (Said<Contents[K]['lists'][L]['texts']> & Marked<Contents[K]['lists'][L]['marks']>)[]
    : never
}

/** The fields that hold a text: the first one in Spanish. */
export const fieldsOf = (name: string): string[] =>
  pageLanguages.map((language) => (language === 'es' ? name : `${name}_${language}`))

/** Returns a group in a language. */
export function contentIn<K extends ContentKey>(key: K, value: ContentValue<K>, language: PageLanguage): ContentIn<K> {
  const { texts, lists }: Content = contents[key]
  const said = (row: object, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, nameIn(row as never, name as never, language)]))
  const stored = value as Readonly<Record<string, unknown>>
  return {
    ...said(stored, texts),
    ...Object.fromEntries(
      Object.entries(lists).map(([list, { texts, marks }]) => [
        list,
        (stored[list] as Record<string, unknown>[]).map((row) => ({
          ...Object.fromEntries(Object.keys(marks).map((mark) => [mark, row[mark]])),
          ...said(row, texts),
        })),
      ]),
    ),
  } as ContentIn<K>
}

/** What a text may write in braces: facts that the settings hold, as they are when the page is shown. */
export const contentFacts = {
  nombre: { es: 'Nombre de la empresa', en: 'Name of the company' },
  garantia: { es: 'Garantía, con su unidad', en: 'Warranty, with its unit' },
  entrega: { es: 'Plazo de entrega, con su unidad', en: 'Delivery time, with its unit' },
  presencia: { es: 'Países con presencia', en: 'Countries with a presence' },
  oficinas: { es: 'Países de las oficinas', en: 'Countries of the offices' },
} as const satisfies Readonly<Record<keyof ContentFacts, Text>>
/** Returns the first thing in braces that is no fact; undefined when all are. */
export const unknownFact = (text: string): string | undefined =>
  [...text.matchAll(inBraces)].map(([, name = '']) => name).find((name) => !Object.hasOwn(contentFacts, name))
