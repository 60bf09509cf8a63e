import { z } from 'zod'
import { idField, listFields, momentField, versionField } from '../core/fields.ts'
import { draftKeys, type SettingKey, settingKeys } from './keys.ts'
import type { settingSchemas } from './values-schemas.ts'

/** A value as it was stored: what an older release held may differ from the schema of its group. */
const StoredSchema = z.record(z.string(), z.unknown())

const GroupSchema = z.object({
  valor: StoredSchema,
  version: z.number(),
  /** Null while the starting values hold. */
  actualizado_en: momentField.nullable(),
  autor: z.string().nullable(),
  /** What is proposed; null without a draft. */
  borrador: z
    .object({
      valor: StoredSchema,
      /** The version over which it was written. */
      sobre: z.number(),
      autor: z.string().nullable(),
      actualizado_en: momentField,
      /** The secret in the address of its preview. */
      vista: z.string(),
    })
    .nullable(),
  /** Counts the changes of drafts; 0: none was ever written. */
  borrador_version: z.number(),
})

/** The value of each group, its version, and who changed it last. */
export type Groups = {
  [K in SettingKey]: Omit<z.output<typeof GroupSchema>, 'valor'> & { valor: z.output<(typeof settingSchemas)[K]> }
}

/** All settings. */
export const SettingsSchema = z.object({
  ajustes: z.object(Object.fromEntries(settingKeys.map((key) => [key, GroupSchema]))) as unknown as z.ZodType<Groups>,
  logo_url: z.string().nullable(),
  marca_url: z.string().nullable(),
  /** The next number of a quote of the house; null before anyone has named the house. */
  serie: z.object({ abreviatura: z.string(), anio: z.number(), siguiente: z.number() }).nullable(),
  /** The bounds that the server sets on broadcasts; 0: none. */
  topes: z.object({ por_minuto: z.number(), por_hora: z.number() }),
})

export const SettingSavedSchema = z.object({
  clave: z.enum(settingKeys),
  version: z.number(),
  borrador_version: z.number(),
})

export const DraftOfSchema = z.object({ clave: z.enum(draftKeys) })
export const DraftDiscardSchema = z.object({ borrador_version: z.number().int().min(0) })

export const SettingHistoryQuerySchema = z.object({
  page: listFields(['version']).page,
  page_row: listFields(['version']).page_row,
  clave: z.enum(settingKeys),
})

export const SettingHistorySchema = z.object({
  versiones: z.array(
    z.object({
      id: z.number(),
      version: z.number(),
      valor: StoredSchema,
      /** The value that it replaced; null for the first. */
      antes: StoredSchema.nullable(),
      /** Null where nobody changed it: the starting values. */
      autor: z.string().nullable(),
      creado_en: momentField,
      /** The version whose value was brought back. */
      restaura_version: z.number().nullable(),
    }),
  ),
  total: z.number(),
})

export const SettingVersionByIdSchema = z.object({ id: idField() })
export const SettingRestoreSchema = z.object({ version: versionField })
