import { z } from 'zod'
import { flagField, idField, lineField, optionalId, versionField } from '../../core/fields.ts'
import { pageLanguages } from '../../core/language.ts'
import { addressPattern } from '../../core/paths.ts'
import type { productMessages } from '../messages.ts'
import { pageLimits as limits, programScreens } from './words.ts'

const says = (key: keyof typeof productMessages) => key
const wrong = says('pageTextInvalid')

const optional = (max: number) => lineField(wrong, { min: 0, max }).default('')
const line = (max: number) => lineField(wrong, { max })
const titled = z.object({ titulo: line(limits.title), texto: line(limits.text) }, wrong)
const listOf = <T extends z.ZodType>(one: T, max: number) => z.array(one, wrong).max(max, wrong).default([])

/** The address of a page at the root of the site, without its slash. */
export const slugField = z
  .string(says('addressInvalid'))
  .trim()
  .min(2, says('addressInvalid'))
  .max(limits.slug, says('addressInvalid'))
  .regex(addressPattern, says('addressInvalid'))

/** An address within the site, as a link of a page. */
const ownAddress = line(200).refine((address) => /^\/(?!\/)[^\s\\]*$/.test(address), wrong)

export const PageWordsSchema = z.object({
  menu: optional(limits.menu),
  asunto: optional(limits.subject),
  resumen: optional(limits.summary),
  descripcion: optional(limits.description),
  titular: optional(limits.headline),
  funciones: listOf(titled, limits.functions),
  dibujo: titled.nullable().default(null),
  probar: z
    .object({ texto: line(limits.title), direccion: ownAddress }, wrong)
    .nullable()
    .default(null),
  funciona_con: listOf(z.object({ slug: slugField, texto: line(limits.text) }, wrong), limits.related),
  pasos: listOf(titled, limits.steps),
  versiones: listOf(titled, limits.versions),
  programa: titled
    .extend({
      pantallas: listOf(
        z.object({ archivo: z.enum(programScreens, wrong), alt: line(limits.text), texto: line(limits.text) }, wrong),
        programScreens.length,
      ),
      datos: listOf(titled, limits.functions),
    })
    .nullable()
    .default(null),
})

/** A language without texts says what the first one says. */
export const PageTextsSchema = z.object(
  Object.fromEntries(pageLanguages.map((language) => [language, PageWordsSchema.prefault({})])) as Record<
    (typeof pageLanguages)[number],
    ReturnType<typeof PageWordsSchema.prefault>
  >,
)

export const ViewSchema = z.object({
  id: z.number(),
  url: z.string(),
  texto: z.string(),
  texto_en: z.string(),
  texto_pt: z.string(),
})

const ChoosableProductSchema = z.object({ id: z.number(), slug: z.string(), nombre: z.string() })

/** The page of a product as staff edit it. */
export const StaffPageSchema = z.object({
  id: z.number(),
  /** Null before it got one. */
  slug: z.string().nullable(),
  publicada: z.boolean(),
  /** Its place among the products. */
  orden: z.number(),
  textos: PageTextsSchema,
  vistas: z.array(ViewSchema),
  modelo_url: z.string().nullable(),
  /** What replaced it, for when it is no longer offered, and whether its address leads there. */
  reemplazo_id: z.number().nullable(),
  redirige: z.boolean(),
  version: z.number(),
  /** The other products with an address. */
  otros: z.array(ChoosableProductSchema),
})

export const PageByIdSchema = z.object({ id: idField(says('absent')) })

export const PageUpdateSchema = z.object({
  slug: slugField,
  publicada: flagField(),
  orden: z.coerce.number().int().min(0).max(32_000),
  textos: PageTextsSchema,
  reemplazo_id: optionalId(says('relatedInvalid')),
  redirige: flagField(),
  version: versionField,
})

const viewText = lineField(wrong, { min: 0, max: limits.viewText }).default('')
/** Sent as a form with a picture in `imagen`. */
export const ViewFormSchema = z.object({
  texto: lineField(wrong, { max: limits.viewText }),
  texto_en: viewText,
  texto_pt: viewText,
})
export const ViewByIdSchema = z.object({ id: idField(says('absent')), vista: idField(says('viewAbsent')) })
