import { z } from 'zod'
import { flagField, idField, lineField, momentField } from '../../core/fields.ts'
import { taskLimits } from '../constants.ts'
import type { partMessages } from './messages.ts'

const says = (key: keyof typeof partMessages) => key

const task = { tarea_id: idField(says('taskNotRecognized')) }

export const PartByIdSchema = z.object({ id: idField(says('absent')) })
export const PartSavedSchema = z.object({ id: z.number(), tarea_id: z.number() })

const textField = lineField(says('itemInvalid'), { max: taskLimits.item })
export const ItemFormSchema = z.object({ ...task, texto: textField })
export const ItemUpdateSchema = z.object({ texto: textField.optional(), hecho: flagField().optional() })
export const TaskItemSchema = z.object({
  id: z.number(),
  texto: z.string(),
  hecho: z.boolean(),
  hecho_por: z.string().nullable(),
})

export const FileFormSchema = z.object(task)
export const TaskFileSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  bytes: z.number(),
  autor: z.string(),
  creado_en: momentField,
  puede_eliminar: z.boolean(),
})
export const FileAddressSchema = z.object({ url_file: z.string() })
