import { z } from 'zod'
import { idField, listFields, momentField } from '../../core/fields.ts'
import { Module } from '../constants.ts'
import { type Profile, profiles } from '../templates.ts'
import { templateLimits } from './constants.ts'
import type { accessTemplateMessages } from './messages.ts'

const says = (key: keyof typeof accessTemplateMessages) => key
const profileField = z.enum(profiles as readonly [Profile, ...Profile[]], says('absent'))
const modules = z.array(z.enum(Module))

export const TemplateByProfileSchema = z.object({ perfil: profileField })
export const TemplateUpdateSchema = z.object({
  claves_modulo: z.array(z.enum(Module, says('moduleInvalid')), says('moduleInvalid')).max(100, says('moduleInvalid')),
  version: idField(),
})

export const TemplateRowSchema = z.object({
  perfil: profileField,
  version: z.number(),
  modulos: z.number(),
  /** Null while it is as delivered. */
  cambiada_en: momentField.nullable(),
  cambiada_por: z.string().nullable(),
  puede_cambiar: z.boolean(),
})
export const TemplateListSchema = z.object({ plantillas: z.array(TemplateRowSchema) })

const Change = { agregados: modules, quitados: modules }

export const TemplateSchema = TemplateRowSchema.extend({
  acceso_modulo: z.array(
    z.object({
      modulo: z.string(),
      clave_modulo: z.enum(Module),
      asignado: z.boolean(),
      /** As delivered. */
      es_predeterminado: z.boolean(),
      puede_cambiar: z.boolean(),
      /** Whether the profile may have it at all. */
      se_admite: z.boolean(),
    }),
  ),
  /** Newest first. */
  versiones: z.array(
    z.object({ version: z.number(), creado_en: momentField, usuario_nombre: z.string().nullable(), ...Change }),
  ),
  aplicaciones: z.array(
    z.object({
      id: z.number(),
      version: z.number(),
      creado_en: momentField,
      usuario_nombre: z.string(),
      usuarios: z.number(),
      deshecha_en: momentField.nullable(),
      puede_deshacer: z.boolean(),
    }),
  ),
})

const { orden: _, ...paged } = listFields(['nombre'])
export const DifferenceQuerySchema = z.object({ perfil: profileField, ...paged })
export const DifferenceListSchema = z.object({
  usuarios: z.array(
    z.object({
      usuario_id: z.number(),
      nombre: z.string(),
      email: z.string(),
      empresa_nombre: z.string().nullable(),
      ...Change,
      /** Those of `agregados` that would wait, because the reader does not hold them. */
      esperan: modules,
      puede_cambiar: z.boolean(),
    }),
  ),
  total: z.number(),
})

export const TemplateApplySchema = z.object({
  /** The version that was reviewed. */
  version: idField(),
  /** Null: everyone who differs. */
  usuarios: z.array(idField()).min(1, says('usersInvalid')).max(templateLimits.users, says('usersInvalid')).nullable(),
})
export const TemplateAppliedSchema = z.object({
  /** Null when nobody was changed. */
  aplicada_id: z.number().nullable(),
  cambiados: z.number(),
  /** Those of them for whom something waits for someone who holds it. */
  por_aprobar: z.number(),
  /** Chosen ones who may not be changed by the actor, or are of another profile by now. */
  omitidos: z.number(),
  /** Who still differ. */
  restantes: z.number(),
})
export const AppliedByIdSchema = z.object({ id: idField(says('notUndoable')) })
export const TemplateUndoneSchema = z.object({ restablecidos: z.number(), omitidos: z.number() })
