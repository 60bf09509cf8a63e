import { z } from 'zod'
import { idField, lineField, listFields, momentField, optionalDay, optionalId, versionField } from '../core/fields.ts'
import { DeliveryState, DisabledWhy, WebhookState, webhookLimits } from './constants.ts'
import { deliveredEvents, webhookEventTypes } from './events.ts'
import type { webhookMessages } from './messages.ts'

const says = (key: keyof typeof webhookMessages) => key
const choice = <T extends readonly string[]>(values: T) =>
  z.union([z.literal('').transform(() => null), z.null(), z.enum(values)]).default(null)

export const WebhookByIdSchema = z.object({ id: idField(says('absent')) })
export const WebhookListQuerySchema = z.object({ ...listFields(['creado_en', 'nombre']), id: optionalId() })

const form = {
  nombre: lineField(says('nameRequired'), { max: webhookLimits.name }),
  direccion: z
    .string(says('addressInvalid'))
    .trim()
    .min(1, says('addressInvalid'))
    .max(webhookLimits.address, says('addressInvalid')),
  eventos: z
    .array(z.enum(webhookEventTypes, says('eventsRequired')), says('eventsRequired'))
    .min(1, says('eventsRequired'))
    .max(webhookEventTypes.length, says('eventsRequired')),
  /** Only events of rows of this enterprise; null: what its owner sees. */
  empresa_id: optionalId(says('enterpriseInvalid')),
}
export const WebhookFormSchema = z.object(form)
export const WebhookUpdateSchema = z.object({ ...form, version: versionField })
/** A person activates or pauses; only the portal disables. */
export const WebhookStateFormSchema = z.object({ estado: z.enum([WebhookState.active, WebhookState.paused]) })

export const WebhookRowSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  direccion: z.string(),
  eventos: z.array(z.enum(webhookEventTypes)),
  estado: z.enum(WebhookState),
  motivo: z.enum(DisabledWhy).nullable(),
  empresa_id: z.number().nullable(),
  empresa_nombre: z.string().nullable(),
  dueno: z.string(),
  /** Whether the reader is its owner. */
  es_propio: z.boolean(),
  anterior_vence_en: momentField.nullable(),
  /** Of the last 7 days. */
  entregados: z.number(),
  fallidos: z.number(),
  pendientes: z.number(),
  creado_en: momentField,
  version: z.number(),
})
export const WebhookListSchema = z.object({ webhooks: z.array(WebhookRowSchema), total: z.number() })
/** The secret is answered only here. */
export const WebhookSecretSchema = z.object({ id: z.number(), secreto: z.string() })
export const WebhookInitDataSchema = z.object({
  eventos: z.array(z.enum(webhookEventTypes)),
  empresas: z.array(z.object({ id: z.number(), nombre: z.string() })),
})

export const DeliveryByIdSchema = z.object({ id: idField(says('deliveryAbsent')) })
export const DeliveryListQuerySchema = z.object({
  ...listFields(['creado_en']),
  webhook_id: optionalId(),
  estado: choice(Object.values(DeliveryState)),
  tipo: choice(deliveredEvents),
})
export const DeliveryRowSchema = z.object({
  id: z.number(),
  mensaje: z.string(),
  webhook_id: z.number(),
  webhook_nombre: z.string(),
  tipo: z.enum(deliveredEvents),
  estado: z.enum(DeliveryState),
  intentos: z.number(),
  estado_http: z.number().nullable(),
  error: z.string().nullable(),
  siguiente_en: momentField.nullable(),
  creado_en: momentField,
  terminado_en: momentField.nullable(),
})
export const DeliveryListSchema = z.object({ entregas: z.array(DeliveryRowSchema), total: z.number() })
export const DeliverySchema = DeliveryRowSchema.extend({
  direccion: z.string(),
  cuerpo: z.string(),
  /** The newest first. */
  lista_intentos: z.array(
    z.object({
      numero: z.number(),
      empezado_en: momentField,
      ms: z.number().nullable(),
      estado_http: z.number().nullable(),
      error: z.string().nullable(),
      encabezados: z.record(z.string(), z.string()).nullable(),
      respuesta: z.string().nullable(),
    }),
  ),
})
export const ReplayFormSchema = z.object({
  webhook_id: idField(says('absent')),
  /** All that failed since this day, where the house is. */
  desde: optionalDay(says('sinceInvalid')).refine((day) => day !== null, says('sinceInvalid')),
})
export const ReplayedSchema = z.object({ total: z.number() })
