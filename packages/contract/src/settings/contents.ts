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
  /** What shows it is left out where it is empty. */
  readonly isOptional?: boolean
}

/** What is the same in every language. */
export interface ContentMark {
  readonly name: Text
  /**
   * `anchor`: part of an address, once in its list. `of`: the anchor of a row of another list. `line`: a name. `email`,
   * `path` (a page of this site) and `web` (an address elsewhere) may be empty.
   */
  readonly kind: 'anchor' | 'of' | 'film' | 'flag' | 'line' | 'email' | 'path' | 'web'
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
  /** A page that only the first owner has: its group is absent where its texts are. */
  readonly isOfOne?: boolean
  readonly texts: Readonly<Record<string, ContentText>>
  readonly marks?: Readonly<Record<string, ContentMark>>
  readonly lists: Readonly<Record<string, ContentList>>
}

const line = (es: string, en: string, max: number): ContentText => ({ name: { es, en }, max })
const long = (es: string, en: string, max: number): ContentText => ({ name: { es, en }, max, isLong: true })
const titled = { titulo: line('Título', 'Title', 120), texto: long('Texto', 'Text', 600) }
const nameMark = { name: { es: 'Nombre', en: 'Name' }, kind: 'line' } as const

/** Who speaks at a workshop. */
const speakers = {
  name: { es: 'Expositores', en: 'Speakers' },
  row: { es: 'Expositor', en: 'Speaker' },
  most: 12,
  named: 'nombre',
  marks: { nombre: nameMark },
  texts: { cargo: line('Cargo', 'Position', 80), texto: long('Texto', 'Text', 300) },
} as const satisfies ContentList

/** What pages of workshops begin with. */
const headOfWorkshop = {
  titulo: line('Título', 'Title', 120),
  descripcion: long('Descripción para buscadores', 'Description for search engines', 300),
  etiqueta: line('Línea sobre el título', 'Line above the title', 80),
  bajada: long('Presentación', 'Introduction', 400),
  fecha: line('Fecha', 'Date', 80),
} as const

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
  talleres: {
    path: '/events',
    texts: {
      descripcion: long('Descripción para buscadores', 'Description for search engines', 300),
      bajada: long('Presentación', 'Introduction', 300),
      incluye: { ...line('Qué incluye un taller', 'What a workshop includes', 80), isOptional: true },
      promesa: {
        ...line('Qué promete el correo de inscripción', 'What the mail of a registration promises', 200),
        isOptional: true,
      },
      software_titulo: { ...line('Software: título', 'Software: title', 120), isOptional: true },
      software_texto: { ...long('Software: texto', 'Software: text', 600), isOptional: true },
      software_enlace: {
        ...line('Software: palabras del enlace', 'Software: words of the link', 60),
        isOptional: true,
      },
    },
    marks: {
      correo: {
        name: { es: 'Correo para preguntas', en: 'E-mail for questions' },
        kind: 'email',
        hint: { es: 'Vacío: el de la empresa.', en: 'Empty: that of the company.' },
      },
      software_ruta: {
        name: { es: 'Software: página de este sitio', en: 'Software: page of this site' },
        kind: 'path',
        hint: {
          es: 'Con barra inicial: /software. Vacío: sin enlace.',
          en: 'With its slash: /software. Empty: no link.',
        },
      },
    },
    lists: {
      software: {
        name: { es: 'Funciones del software', en: 'Functions of the software' },
        row: { es: 'Función', en: 'Function' },
        most: 8,
        named: 'titulo',
        marks: {},
        texts: titled,
      },
      encuentros: {
        name: { es: 'Dónde hemos estado', en: 'Where we have been' },
        row: { es: 'Encuentro', en: 'Event' },
        most: 12,
        named: 'lugar',
        marks: {
          ruta: {
            name: { es: 'Página de este sitio', en: 'Page of this site' },
            kind: 'path',
            hint: { es: 'Con barra inicial. Vacío: sin página.', en: 'With its slash. Empty: without a page.' },
          },
        },
        texts: {
          lugar: line('Lugar', 'Place', 60),
          fecha: line('Fecha', 'Date', 40),
          texto: line('Texto', 'Text', 160),
        },
      },
    },
  },
  taller_chile: {
    path: '/chile-workshop',
    isOfOne: true,
    texts: {
      ...headOfWorkshop,
      horario: line('Horario', 'Hours', 80),
      lugar: line('Lugar', 'Place', 120),
      incluye: line('Qué incluye', 'What it includes', 80),
      programa_texto: long('Texto del programa', 'Text of the program', 300),
      manana_horas: line('Horas de la mañana', 'Hours of the morning', 40),
      pausa_horas: line('Horas de la pausa', 'Hours of the break', 40),
      tarde_horas: line('Horas de la tarde', 'Hours of the afternoon', 40),
      expositores_texto: long('Texto de los expositores', 'Text of the speakers', 300),
      objetivos_titulo: line('Título de los objetivos', 'Title of the objectives', 120),
      licencia_titulo: line('Licencia: título', 'License: title', 120),
      licencia_texto: long('Licencia: texto', 'License: text', 400),
    },
    lists: {
      temas_dia: {
        name: { es: 'Temas del día', en: 'Topics of the day' },
        row: { es: 'Tema', en: 'Topic' },
        most: 20,
        named: 'tema',
        marks: { en_tarde: { name: { es: 'En la tarde', en: 'In the afternoon' }, kind: 'flag' } },
        texts: { tema: line('Tema', 'Topic', 120) },
      },
      expositores: speakers,
      objetivos: {
        name: { es: 'Objetivos', en: 'Objectives' },
        row: { es: 'Objetivo', en: 'Objective' },
        most: 8,
        named: 'titulo',
        marks: {},
        texts: titled,
      },
    },
  },
  taller_brasil: {
    path: '/brazil-workshop',
    isOfOne: true,
    texts: {
      ...headOfWorkshop,
      duracion: line('Duración', 'Length', 80),
      lugar: line('Lugar', 'Place', 120),
      al_terminar: line('Al terminar', 'At the end', 80),
      auspician_titulo: line('Título de los auspiciadores', 'Title of the sponsors', 120),
      auspician_texto: line('Texto de los auspiciadores', 'Text of the sponsors', 160),
      taller_titulo: line('Título de «El taller»', 'Title of “The workshop”', 120),
      taller_texto: long('Texto de «El taller»', 'Text of “The workshop”', 1500),
      dias_titulo: line('Título de los días', 'Title of the days', 120),
      ubicacion_titulo: line('Título de la ubicación', 'Title of the location', 120),
      ubicacion_texto: long('Texto de la ubicación', 'Text of the location', 300),
      direccion: long('Dirección, una línea debajo de otra', 'Address, line by line', 300),
      escenas_titulo: line('Título de las imágenes', 'Title of the pictures', 120),
      actividades_titulo: line('Título de las actividades', 'Title of the activities', 120),
      actividades_texto: line('Texto de las actividades', 'Text of the activities', 160),
      lugares_titulo: line('Título de los lugares', 'Title of the sights', 120),
    },
    marks: {
      telefono: { name: { es: 'Teléfono', en: 'Phone' }, kind: 'line' },
      sitio: { name: { es: 'Sitio web', en: 'Website' }, kind: 'web' },
    },
    lists: {
      auspiciadores: {
        name: { es: 'Auspiciadores', en: 'Sponsors' },
        row: { es: 'Auspiciador', en: 'Sponsor' },
        most: 12,
        named: 'nombre',
        marks: { nombre: nameMark },
        texts: {},
      },
      puntos: {
        name: { es: 'Lo que tiene el taller', en: 'What the workshop has' },
        row: { es: 'Punto', en: 'Point' },
        most: 6,
        named: 'titulo',
        marks: {},
        texts: titled,
      },
      dias: {
        name: { es: 'Días', en: 'Days' },
        row: { es: 'Día', en: 'Day' },
        most: 7,
        named: 'titulo',
        marks: {},
        texts: {
          titulo: line('Título', 'Title', 40),
          pregunta: line('Pregunta', 'Question', 120),
          temas: long('Temas, uno debajo de otro', 'Topics, one below the other', 600),
        },
      },
      expositores: speakers,
      escenas: {
        name: { es: 'Imágenes', en: 'Pictures' },
        row: { es: 'Imagen', en: 'Picture' },
        most: 3,
        named: 'texto',
        marks: {},
        texts: { texto: line('Texto', 'Text', 120) },
      },
      actividades: {
        name: { es: 'Actividades', en: 'Activities' },
        row: { es: 'Actividad', en: 'Activity' },
        most: 24,
        named: 'titulo',
        marks: {},
        texts: {
          grupo: line('Grupo (igual en filas seguidas)', 'Group (the same in rows that follow)', 60),
          ...titled,
        },
      },
      lugares: {
        name: { es: 'Lugares que ver', en: 'Sights' },
        row: { es: 'Lugar', en: 'Sight' },
        most: 8,
        named: 'nombre',
        marks: {
          nombre: nameMark,
          busqueda: {
            name: { es: 'Qué se busca en el mapa', en: 'What is looked for on the map' },
            kind: 'line',
          },
        },
        texts: { texto: long('Texto', 'Text', 300) },
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

type OwnMarks<C> = C extends { marks: infer M } ? Marked<M> : object

/** A group as it is stored. */
export type ContentValue<K extends ContentKey> = Stored<Contents[K]['texts']> &
  OwnMarks<Contents[K]> & {
    [L in keyof Contents[K]['lists']]: Contents[K]['lists'][L] extends ContentList
      ? (Stored<Contents[K]['lists'][L]['texts']> & Marked<Contents[K]['lists'][L]['marks']>)[]
      : never
  }

/** A group in one language. */
export type ContentIn<K extends ContentKey> = Said<Contents[K]['texts']> &
  OwnMarks<Contents[K]> & {
    [L in keyof Contents[K]['lists']]: Contents[K]['lists'][L] extends ContentList
      ? (Said<Contents[K]['lists'][L]['texts']> & Marked<Contents[K]['lists'][L]['marks']>)[]
      : never
  }

/** The fields that hold a text: the first one in Spanish. */
export const fieldsOf = (name: string): string[] =>
  pageLanguages.map((language) => (language === 'es' ? name : `${name}_${language}`))

/** Returns a group in a language; a text that is empty in Spanish is left out in all. */
export function contentIn<K extends ContentKey>(key: K, value: ContentValue<K>, language: PageLanguage): ContentIn<K> {
  const { texts, marks = {}, lists }: Content = contents[key]
  const said = (row: object, names: object) =>
    Object.fromEntries(
      Object.keys(names).map((name) => [name, row[name as never] && nameIn(row as never, name as never, language)]),
    )
  const marked = (row: Readonly<Record<string, unknown>>, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, row[name]]))
  const stored = value as Readonly<Record<string, unknown>>
  return {
    ...marked(stored, marks),
    ...said(stored, texts),
    ...Object.fromEntries(
      Object.entries(lists).map(([list, { texts, marks }]) => [
        list,
        (stored[list] as Record<string, unknown>[]).map((row) => ({ ...marked(row, marks), ...said(row, texts) })),
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

/** Whether a group belongs to a page that this company does not have (rule public-site/contents). */
export const isOfAnother = (key: string, value: unknown): boolean =>
  Object.hasOwn(contents, key) &&
  (contents[key as ContentKey] as Content).isOfOne === true &&
  (value as { titulo?: string }).titulo === ''
