import { z } from 'zod'
import { idField, momentField, versionField } from '../core/fields.ts'
import { Module } from './constants.ts'
import type { accessMessages } from './messages.ts'
import { Place } from './templates.ts'

const says = (key: keyof typeof accessMessages) => key

export const AccessOfUserSchema = z.object({ usuario_id: idField() })
export const AccessRowSchema = z.object({
  modulo: z.string(),
  clave_modulo: z.enum(Module),
  asignado: z.boolean(),
  /** Part of the template of the user's role. */
  es_predeterminado: z.boolean(),
  /** Whether the reader may change this row. */
  puede_cambiar: z.boolean(),
  /** It waits until someone who holds it approves it: who gave the template, and when. */
  pendiente: z.object({ pedido_por_nombre: z.string(), creado_en: momentField }).nullable(),
})
export const AccessListSchema = z.object({
  usuario_id: z.number(),
  version: z.number(),
  /** The kind of their enterprise, which decides what may be granted. */
  pertenencia: z.enum(Place),
  acceso_modulo: z.array(AccessRowSchema),
})
export const AccessSaveSchema = z.object({
  usuario_id: idField(says('userInvalid')),
  version: versionField,
  claves_modulo: z.array(z.enum(Module, says('moduleInvalid')), says('moduleInvalid')).max(100, says('moduleInvalid')),
})
export const AccessDecideSchema = AccessSaveSchema.omit({ version: true })
