import { z } from 'zod'
import { grantableModules } from '../access/constants.ts'
import { flagField, idField, lineField, listFields, momentField, optionalDay, optionalId } from '../core/fields.ts'
import { ApiKeyState, apiKeyLimits } from './constants.ts'
import type { apiKeyMessages } from './messages.ts'

const says = (key: keyof typeof apiKeyMessages) => key

export const ApiKeyByIdSchema = z.object({ id: idField(says('absent')) })
export const ApiKeyListQuerySchema = z.object({
  ...listFields(['creada_en', 'nombre', 'usada_en']),
  id: optionalId(),
  estado: z.union([z.literal('').transform(() => null), z.null(), z.enum(ApiKeyState)]).default(null),
})

export const ApiKeyFormSchema = z.object({
  nombre: lineField(says('nameRequired'), { max: apiKeyLimits.name }),
  modulos: z
    .array(z.enum(grantableModules, says('modulesRequired')), says('modulesRequired'))
    .min(1, says('modulesRequired'))
    .max(grantableModules.length, says('modulesRequired')),
  solo_lectura: flagField().default(true),
  /** Only rows of this enterprise; null: what its maker sees. */
  empresa_id: optionalId(says('enterpriseInvalid')),
  /** Addresses and networks, one per line; empty: any. */
  redes: z.string(says('networkInvalid')).max(2000, says('networkInvalid')).default(''),
  /** Last day, where its maker is; null: no end. */
  ultimo_dia: optionalDay(says('endInvalid')),
})

export const ApiKeyRowSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  /** The start and the last letters, as they may be shown. */
  prefijo: z.string(),
  final: z.string(),
  modulos: z.array(z.enum(grantableModules)),
  solo_lectura: z.boolean(),
  redes: z.array(z.string()),
  empresa_id: z.number().nullable(),
  empresa_nombre: z.string().nullable(),
  autor_id: z.number(),
  autor: z.string(),
  estado: z.enum(ApiKeyState),
  vence_en: momentField.nullable(),
  usada_en: momentField.nullable(),
  usada_ip: z.string().nullable(),
  creada_en: momentField,
  anulada_en: momentField.nullable(),
  anulada_por: z.string().nullable(),
})
export const ApiKeyListSchema = z.object({ llaves: z.array(ApiKeyRowSchema), total: z.number() })
/** The whole key is answered only here. */
export const ApiKeyMadeSchema = z.object({ id: z.number(), llave: z.string() })
export const ApiKeyInitDataSchema = z.object({
  /** Modules that the reader may give; `otras`: those of a key of another enterprise. */
  modulos: z.array(z.enum(grantableModules)),
  otras: z.array(z.enum(grantableModules)),
  empresas: z.array(z.object({ id: z.number(), nombre: z.string() })),
})
