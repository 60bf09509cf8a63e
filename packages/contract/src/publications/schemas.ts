import { z } from 'zod'
import { idField, kindField, lineField, optionalId, optionalKind } from '../core/fields.ts'
import { recordSchemas } from '../core/records/schemas.ts'
import { noFile, PublicationState, publicationKinds, publicationLimits, publicationsOfPage } from './constants.ts'
import type { publicationMessages } from './messages.ts'

const says = (key: keyof typeof publicationMessages) => key
const { title, summary, text, alt, products } = publicationLimits

const optionalText = (message: string, max: number) => lineField(message, { min: 0, max }).default('')

/** Several lines, trimmed, with line breaks as LF. */
const textField = z
  .string(says('textInvalid'))
  .transform((typed) => typed.normalize('NFC').replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(text, says('textInvalid'))
      .regex(/^(?:\P{Cc}|[\n\t])*$/u, says('textInvalid')),
  )
  .default('')

const dayField = z.iso.date(says('dayInvalid')).refine((day) => /^(19|20)\d\d/.test(day), says('dayInvalid'))

/** Ids as a list, or joined by commas as a form sends them. */
const productsField = z
  .preprocess(
    (sent) =>
      typeof sent === 'string' && /^(?:\d{1,10}(?:,|$))*$/.test(sent) ? sent.split(',').filter(Boolean) : sent,
    z.array(idField(says('productsInvalid')), says('productsInvalid')).max(products, says('productsInvalid')),
  )
  .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b))
  .default([])

/** Nothing leaves the stored file as it is; another one comes as a file of this name. */
const fileField = z.enum(['', noFile], 'invalid').default('')

export const StoredFileSchema = z.object({ url: z.string(), nombre: z.string(), bytes: z.number() })

const shown = {
  tipo: z.number(),
  titulo: z.string(),
  titulo_en: z.string(),
  resumen: z.string(),
  resumen_en: z.string(),
  /** The day from which it is shown, at the office. */
  publica_el: z.string(),
  imagen_url: z.string().nullable(),
  imagen_texto: z.string(),
  imagen_texto_en: z.string(),
  /** The PDF in Spanish and the one in English; one of them stands in for the other. */
  pdf: StoredFileSchema.nullable(),
  pdf_en: StoredFileSchema.nullable(),
}

/** Sent as a form with files: a picture in `imagen`, a PDF in `documento` and `documento_en`. */
export const publication = recordSchemas({
  rows: 'publicaciones',
  orders: ['publica_el', 'titulo', 'tipo', 'estado'],
  filters: {
    tipo: optionalKind(publicationKinds, says('kindInvalid')),
    estado: z.union([z.literal('').transform(() => null), z.null(), z.enum(PublicationState)]).default(null),
    producto_id: optionalId(),
  },
  row: {
    ...shown,
    texto: z.string(),
    texto_en: z.string(),
    productos: z.array(z.number()),
    estado: z.enum(PublicationState),
    /** Whether visitors see it today. */
    es_visible: z.boolean(),
    version: z.number(),
  },
  form: {
    tipo: kindField(publicationKinds, says('kindInvalid')),
    titulo: lineField(says('titleInvalid'), { max: title }),
    titulo_en: optionalText(says('titleInvalid'), title),
    resumen: optionalText(says('summaryInvalid'), summary),
    resumen_en: optionalText(says('summaryInvalid'), summary),
    texto: textField,
    texto_en: textField,
    productos: productsField,
    imagen_texto: optionalText(says('altMissing'), alt),
    imagen_texto_en: optionalText(says('altMissing'), alt),
    estado: z.enum(PublicationState, says('stateInvalid')).default(PublicationState.draft),
    publica_el: dayField,
    documento: fileField,
    documento_en: fileField,
  },
  notRecognized: says('notRecognized'),
})

export const PublicationInitDataSchema = z.object({
  productos: z.array(z.object({ id: z.number(), nombre: z.string() })),
  /** The day that it is at the office. */
  hoy: z.string(),
})

/** What anyone may ask the public list for. */
export const PublishedQuerySchema = z.object({
  tipo: optionalKind(publicationKinds, says('kindInvalid')),
  /** Of one product, by the address of its page. */
  producto: z
    .union([z.literal('').transform(() => null), z.null(), z.string().regex(/^[a-z0-9-]{1,60}$/)])
    .default(null),
  page: idField().default(1),
  page_row: idField().pipe(z.number().max(100)).default(publicationsOfPage),
})

export const PublishedRowSchema = z.object({
  id: z.number(),
  ...shown,
  productos: z.array(z.object({ slug: z.string(), nombre: z.string() })),
})

export const PublishedListSchema = z.object({
  publicaciones: z.array(PublishedRowSchema),
  total: z.number(),
  /** The kinds of which there is any, whatever kind is asked for. */
  tipos: z.array(z.number()),
})

export const OnePublishedSchema = z.object({ id: idField(says('absent')) })
export const PublishedSchema = PublishedRowSchema.extend({ texto: z.string(), texto_en: z.string() })
