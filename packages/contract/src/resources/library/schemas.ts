import { z } from 'zod'
import { flagField, idField, kindField, listFields, optionalDay, optionalId } from '../../core/fields.ts'
import { languages } from '../../core/language.ts'
import { ResourceAccess, ResourceType, resourceLanguages, resourceLimits } from '../constants.ts'

export const LibraryQuerySchema = z.object({
  ...listFields(['revision_fecha', 'titulo', 'producto_nombre']),
  orden: z
    .enum(['revision_fecha', '-revision_fecha', 'titulo', '-titulo', 'producto_nombre', '-producto_nombre'])
    .default('-revision_fecha'),
  id: optionalId(),
  tipo: z
    .union([z.literal('').transform(() => null), z.null(), kindField(Object.values(ResourceType), 'invalid')])
    .default(null),
  producto_id: optionalId(),
  /** Only what the reader may download, or only what they may not. */
  disponible: z.union([z.literal('').transform(() => null), z.null(), flagField()]).default(null),
  /** With a current revision of this day or later, or of this day or earlier. */
  revision_desde: optionalDay(),
  revision_hasta: optionalDay(),
})

/** What a reader of the library sees of a resource, of its current revision. */
export const LibraryRowSchema = z.object({
  id: z.number(),
  tipo: z.number(),
  titulo: z.string(),
  titulo_en: z.string(),
  descripcion: z.string(),
  descripcion_en: z.string(),
  idioma: z.enum(resourceLanguages),
  producto_id: z.number(),
  producto_nombre: z.string(),
  producto_nombre_en: z.string(),
  imagen_url: z.string().nullable(),
  acceso: z.enum(ResourceAccess),
  revision_numero: z.string(),
  revision_fecha: z.string(),
  nota: z.string(),
  nota_en: z.string(),
  nombre: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  disponible: z.boolean(),
  /** The license that they lack. */
  servicio_id: z.number().nullable(),
  servicio_nombre: z.string().nullable(),
  servicio_nombre_en: z.string().nullable(),
  /** When they last downloaded this revision. */
  descargado_en: z.string().nullable(),
})
export const LibrarySchema = z.object({
  recursos: z.array(LibraryRowSchema),
  total: z.number(),
  /** Products with resources that they see, for the filter. */
  productos: z.array(z.object({ id: z.number(), nombre: z.string() })),
})

export const ResourceByIdSchema = z.object({ id: idField('idInvalid') })
export const DownloadQuerySchema = ResourceByIdSchema.extend({
  /** An earlier revision, for who manages resources. */
  revision_id: optionalId(),
})

/** Addresses that are valid for ten minutes, for who asked. */
export const DownloadLinkSchema = z.object({
  url_file: z.string(),
  nombre: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  vence_en: z.string(),
  subtitulos: z.array(z.object({ idioma: z.enum(languages), url: z.string() })),
})

export const AskedSchema = z.object({ referencia: z.string().nullable() })

/** A document that anyone may load. */
export const PublicDocumentSchema = z.object({
  id: z.number(),
  tipo: z.number(),
  titulo: z.string(),
  titulo_en: z.string(),
  idioma: z.enum(resourceLanguages),
  producto_nombre: z.string(),
  producto_nombre_en: z.string(),
  producto_nombre_pt: z.string(),
  revision: z.string(),
  fecha: z.string(),
  bytes: z.number(),
})
export const PublicDocumentsSchema = z.object({ documentos: z.array(PublicDocumentSchema) })

export const DocumentQuerySchema = z.object({
  id: idField(),
  revision: z.string().max(resourceLimits.numberLetters).default(''),
})
/** One revision of a public document. */
export const DocumentPageSchema = PublicDocumentSchema.extend({
  descripcion: z.string(),
  descripcion_en: z.string(),
  nota: z.string(),
  nota_en: z.string(),
  sha256: z.string(),
  nombre: z.string(),
  url_file: z.string(),
  imagen_url: z.string().nullable(),
  subtitulos: z.array(z.object({ idioma: z.enum(languages), url: z.string() })),
  /** The current revision, when this is an earlier one. */
  vigente: z.object({ revision: z.string(), fecha: z.string() }).nullable(),
})
