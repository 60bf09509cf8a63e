import { z } from 'zod'
import { flagField, idField, lineField, momentField } from '../../core/fields.ts'
import type { taskCommentMessages } from '../comment-messages.ts'
import { taskLimits } from '../constants.ts'

const says = (key: keyof typeof taskCommentMessages) => key

const task = { tarea_id: idField(says('taskNotRecognized')) }

export const TaskCommentsQuerySchema = z.object(task)
export const CommentFormSchema = z.object({
  ...task,
  comentario: z
    .string(says('commentInvalid'))
    .trim()
    .min(1, says('commentInvalid'))
    .max(taskLimits.comment, says('commentInvalid')),
  /** Whom it mentions; they are told. */
  menciones: z
    .array(idField(says('mentionInvalid')), says('mentionInvalid'))
    .max(taskLimits.mentions, says('mentionInvalid'))
    .transform((ids) => [...new Set(ids)])
    .default([]),
})
export const PartByIdSchema = z.object({ id: idField(says('absent')) })
/** 0 deletes a comment; a stub of it stays. */
export const CommentStatusSchema = z.object({
  estado: z.union([z.literal(0), z.literal('0').transform(() => 0 as const)]),
})

/** A deleted comment has no text. */
export const TaskCommentSchema = z.object({
  id: z.number(),
  tarea_id: z.number(),
  comentario: z.string(),
  menciones: z.array(z.object({ id: z.number(), nombre: z.string() })),
  autor_id: z.number(),
  autor: z.string(),
  creado_en: momentField,
  eliminado: z.boolean(),
  puede_eliminar: z.boolean(),
})
export const TaskCommentsSchema = z.object({ comentarios: z.array(TaskCommentSchema) })
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
