import { z } from 'zod'
import { flagField, idField, listFields, momentField, optionalId, versionField } from '../core/fields.ts'
import { movedStates, TransferState } from './constants.ts'
import type { transferMessages } from './messages.ts'

const says = (key: keyof typeof transferMessages) => key
const state = z.enum(Object.values(TransferState))
const named = { tipo: z.string(), nombre: z.string(), nombre_en: z.string() }

export const LeavingByIdSchema = z.object({ id: idField() })

/** What a user holds, by kind, and who may receive it. */
export const HoldingSchema = z.object({
  ...named,
  total: z.number(),
  /** What goes with it: coming meetings, open requests; empty when there is none. */
  detalle: z.string(),
  detalle_en: z.string(),
  puede_quedarse: z.boolean(),
  /** Ids of `personas`. */
  receptores: z.array(z.number()),
})
export const LeavingSchema = z.object({
  usuario: z.object({ id: z.number(), nombre: z.string(), estado_id: z.number(), version: z.number() }),
  tipos: z.array(HoldingSchema),
  personas: z.array(z.object({ id: z.number(), nombre: z.string(), email: z.string() })),
})

/** Who receives each kind; without a receiver it stays as it is. A trial changes nothing. */
export const LeaveSchema = z.object({
  version: versionField,
  destinos: z
    .array(z.object({ tipo: z.string().min(1).max(40), usuario_id: optionalId(says('receiverInvalid')) }))
    .max(40),
  ensayo: flagField(),
})

/** A part of a transfer: everything of one kind. */
export const TransferPartSchema = z.object({
  ...named,
  /** Null: it stays. */
  usuario_id: z.number().nullable(),
  usuario_nombre: z.string(),
  /** When the transfer began. */
  total: z.number(),
  movidos: z.number(),
  devueltos: z.number(),
  rechazados: z.number(),
  /** What they hold of it now. */
  quedan: z.number(),
})
export const LeftSchema = z.object({
  /** Null for a trial. */
  traspaso_id: z.number().nullable(),
  partes: z.array(TransferPartSchema.pick({ tipo: true, usuario_id: true, total: true })),
})

export const TransferByIdSchema = z.object({ id: idField(says('absent')) })
export const TransferResultSchema = z.object({
  id: z.number(),
  estado: state,
  desactiva: z.boolean(),
  usuario_id: z.number(),
  usuario_nombre: z.string(),
  creado_por_nombre: z.string(),
  creado_en: momentField,
  deshacer_hasta: momentField,
  puede_deshacer: z.boolean(),
  partes: z.array(TransferPartSchema),
})

export const MovedQuerySchema = z.object({
  ...listFields(['nombre']),
  id: idField(says('absent')),
  tipo: z.string().max(40).default(''),
})
export const MovedListSchema = z.object({
  registros: z.array(
    z.object({
      id: z.number(),
      ...named,
      titulo: z.string(),
      estado: z.enum(movedStates),
      motivo: z.string(),
      motivo_en: z.string(),
      /** Where the reader opens it; null when they may not. */
      direccion: z.string().nullable(),
    }),
  ),
  total: z.number(),
})
export const TransferUndoneSchema = z.object({ estado: state, devueltos: z.number(), rechazados: z.number() })
