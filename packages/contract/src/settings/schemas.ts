import { z } from 'zod'
import { momentField, pageLanguageField } from '../core/fields.ts'
import { pageLanguages } from '../core/language.ts'
import { type Content, type ContentIn, type ContentList, contents } from './contents.ts'
import { type ContentKey, pageKeys } from './keys.ts'

/** The company's data on the public site, mails and documents (rule public-site/company). */
export const CompanySchema = z.object({
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  direccion: z.string(),
  sitio: z.string(),
  /** A picture shown instead of the name in letters. */
  logo_url: z.string().nullable(),
  /** The one colour of the brand, as `#rrggbb`; its shades are those of `accentsOf`. */
  acento: z.string(),
  /** Accounts elsewhere; empty ones are not shown. */
  red_mensajeria: z.string(),
  red_fotos: z.string(),
  red_profesional: z.string(),
  /** The slogan of the home page, as it is written: it may name the company in braces. */
  lema: z.string(),
  lema_en: z.string(),
  lema_pt: z.string(),
})

/** Offices of the company, and phones that receive messages. */
export const OfficesSchema = z.object({
  /** The company works in more countries than this; 0: nobody said. */
  presencia_paises: z.number(),
  mensajeria: z.array(z.object({ pais_id: z.number(), telefono: z.string() })),
  oficinas: z.array(
    z.object({
      pais_id: z.number(),
      nombre: z.string(),
      cargo_es: z.string(),
      cargo_en: z.string(),
      cargo_pt: z.string().default(''),
      telefono: z.string(),
      email: z.string(),
      direccion: z.string(),
      ciudad: z.string(),
      codigo_postal: z.string(),
      /** Where it is on the map; null where nobody said. */
      latitud: z.number().nullable(),
      longitud: z.number().nullable(),
      /** Whether the foot of every page shows it. */
      en_pie: z.boolean(),
      /** Whether the home page shows the flag of its country. */
      en_portada: z.boolean().default(false),
    }),
  ),
})

/** A person with a business card of their own page. */
export const PersonCardSchema = z.object({
  /** Path of the card. */
  slug: z.string(),
  nombres: z.string(),
  apellidos: z.string(),
  cargo: z.string(),
  cargo_en: z.string(),
  cargo_pt: z.string().default(''),
  /** What to ask this person about. */
  tema: z.string(),
  tema_en: z.string(),
  tema_pt: z.string().default(''),
  telefono: z.string(),
  email: z.string(),
  /** Country of their office. */
  pais_id: z.number(),
  /** Codes of the languages in which they answer. */
  idiomas: z.array(z.string()),
  /** Whether the support page names this person. */
  en_soporte: z.boolean(),
})
/** The text of a public page in one language, as HTML that is safe to show. */
/** The secret in the address of a preview; another text is none. */
const draftField = z.uuid().optional().catch(undefined)
export const PageQuerySchema = z.object({ clave: z.enum(pageKeys), idioma: pageLanguageField, borrador: draftField })
export const PageTextSchema = z.object({
  html: z.string(),
  /** Language of the text: Spanish where there is none in the reader's. */
  idioma: z.enum(pageLanguages),
  /** When someone last changed it; null while the starting text holds. */
  actualizado_en: momentField.nullable(),
})

export const PeopleSchema = z.object({ personas: z.array(PersonCardSchema) })

export const ContentQuerySchema = z.object({ idioma: pageLanguageField, borrador: draftField })

/** The texts of a page in one language, from their declaration; facts in braces are filled in where they are shown. */
export function contentSchema<K extends ContentKey>(key: K): z.ZodType<ContentIn<K>> {
  const { texts, marks = {}, lists }: Content = contents[key]
  const textsOf = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, z.string()]))
  const marksOf = (marks: ContentList['marks']) =>
    Object.fromEntries(
      Object.entries(marks).map(([name, { kind }]) => [name, kind === 'flag' ? z.boolean() : z.string()]),
    )
  return z.object({
    ...marksOf(marks),
    ...textsOf(texts),
    ...Object.fromEntries(
      Object.entries(lists).map(([list, { texts, marks }]) => [
        list,
        z.array(z.object({ ...marksOf(marks), ...textsOf(texts) })),
      ]),
    ),
  }) as unknown as z.ZodType<ContentIn<K>>
}
