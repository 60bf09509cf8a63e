import { z } from 'zod'
import { flagField, kindField, momentField, numberField, optionalId, versionField } from '../core/fields.ts'
import { countKind } from '../core/numbers.ts'
import { RejectionReason } from '../machines/rejections.ts'
import { itemLimits } from './constants.ts'
import { PictureSchema } from './schemas.ts'

/** Ids of uploaded pictures in display order, as a list or as JSON text of a form. */
export const pictureIdsField = (says: string) =>
  z
    .union(
      [
        z.array(z.uuid()),
        z.string().transform((text, context) => {
          try {
            return z.array(z.uuid()).parse(JSON.parse(text || '[]'))
          } catch {
            context.addIssue({ code: 'custom', message: says })
            return z.NEVER
          }
        }),
      ],
      says,
    )
    .pipe(z.array(z.uuid()).max(itemLimits.pictures, says))

/**
 * The form asks to be compared with the owner's other items: it is refused with those that seem the same
 * (rule marketplace/duplicates).
 */
export const comparedField = flagField().default(false)

/** The schemas of what staff and owners decide about an item; `message` when it may not be so. */
export const decisionSchemas = (message: string) => ({
  ApproveSchema: z.object({
    aprobacion: kindField([1, 2], message),
    /** Both are required to reject; the owner receives them by mail. */
    motivo_codigo: z
      .union([z.literal('').transform(() => null), z.null(), z.enum(RejectionReason)], message)
      .default(null),
    motivo: z.string(message).trim().max(1000, message).default(''),
    version: versionField,
  }),
  PublishSchema: z.object({ publicacion: z.union([z.literal(0), z.literal(1)], message), version: versionField }),
  FeatureSchema: z.object({ destacado: z.boolean(), version: versionField }),
})

const upTo = (most: number) =>
  z
    .union(
      [z.literal('').transform(() => null), z.null(), numberField(countKind).pipe(z.number().int().min(0).max(most))],
      'invalid',
    )
    .default(null)

/** The names of its category and place. */
const named = {
  categoria_nombre: z.string(),
  categoria_nombre_en: z.string(),
  pais_nombre: z.string(),
  pais_nombre_en: z.string(),
  ciudad: z.string(),
}

/** Results of the last edit that needed approval. */
const changeStates = ['pendiente', 'rechazada'] as const

/** What the lists and pages of owners and staff have of every kind of item. */
export const itemFields = {
  filters: {
    aprobacion: upTo(2),
    publicacion: upTo(1),
    estado_comercial: optionalId(),
    /** Only items with an edit that waits for approval. */
    con_cambios: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], 'invalid')
      .default(false),
  },
  row: {
    ...named,
    id: z.number(),
    sku: z.string(),
    publicacion: z.number(),
    aprobacion: z.number(),
    estado_comercial: z.number(),
    destacado: z.boolean(),
    /** An edit waits for approval next to the public version (rule marketplace/approval-of-edits). */
    tiene_cambios: z.boolean(),
    solicitudes: z.number(),
    imagen_url: z.string().nullable(),
    usuario_nombre: z.string(),
    creado_en: momentField,
  },
  one: {
    ...named,
    id: z.number(),
    sku: z.string(),
    version: z.number(),
    usuario_id: z.number(),
    usuario_nombre: z.string(),
    publicacion: z.number(),
    aprobacion: z.number(),
    motivo_rechazo: z.string().nullable(),
    motivo_rechazo_codigo: z.number().nullable(),
    /** The current state: a reservation past its end shows as expired before a job ends it. */
    estado_comercial: z.number(),
    destacado: z.boolean(),
    imagenes: z.array(PictureSchema),
    creado_en: momentField,
    /**
     * `pendiente`: an edit waits; `diferencias` compares public and wanted values. `rechazada`: for an approved item,
     * compares public and refused values; for a resubmitted one, refused and current values.
     */
    estado_cambios: z.enum(changeStates).nullable(),
    /** A field of the form with two values; pictures as served. */
    diferencias: z.array(z.object({ campo: z.string(), actual: z.unknown(), nuevo: z.unknown() })),
    puede_editar: z.boolean(),
    puede_aprobar: z.boolean(),
    puede_eliminar: z.boolean(),
    puede_publicar: z.boolean(),
  },
} as const
