import { z } from 'zod'
import { idField, momentField, optionalId } from '../../core/fields.ts'
import { commentLimits } from '../constants.ts'
import type { partMessages } from '../parts/messages.ts'

const says = (key: keyof typeof partMessages) => key

/** What a comment is about: a task or an idea. */
const about = {
  tarea_id: optionalId(says('taskNotRecognized')),
  idea_id: optionalId(says('ideaNotRecognized')),
}
const isOfOne = ({ tarea_id: task, idea_id: idea }: { tarea_id: number | null; idea_id: number | null }) =>
  (task === null) !== (idea === null)
const ofNone = { path: ['tarea_id'], error: says('taskNotRecognized') }

const said = {
  comentario: z
    .string(says('commentInvalid'))
    .trim()
    .min(1, says('commentInvalid'))
    .max(commentLimits.text, says('commentInvalid')),
  /** Whom it mentions; they are told. */
  menciones: z
    .array(idField(says('mentionInvalid')), says('mentionInvalid'))
    .max(commentLimits.mentions, says('mentionInvalid'))
    .transform((ids) => [...new Set(ids)])
    .default([]),
}

export const CommentsQuerySchema = z.object(about).refine(isOfOne, ofNone)
export const CommentFormSchema = z.object({ ...about, ...said }).refine(isOfOne, ofNone)
export const CommentByIdSchema = z.object({ id: idField(says('absent')) })
export const CommentUpdateSchema = z.object(said)
/** 0 deletes a comment; a stub of it stays. */
export const CommentStatusSchema = z.object({
  estado: z.union([z.literal(0), z.literal('0').transform(() => 0 as const)]),
})

/** A deleted comment has no text. */
export const CommentSchema = z.object({
  id: z.number(),
  tarea_id: z.number().nullable(),
  idea_id: z.number().nullable(),
  comentario: z.string(),
  menciones: z.array(z.object({ id: z.number(), nombre: z.string() })),
  autor_id: z.number(),
  autor: z.string(),
  creado_en: momentField,
  editado_en: momentField.nullable(),
  eliminado: z.boolean(),
  puede_editar: z.boolean(),
  puede_eliminar: z.boolean(),
})
export const CommentsSchema = z.object({ comentarios: z.array(CommentSchema) })
export const CommentSavedSchema = z.object({
  id: z.number(),
  tarea_id: z.number().nullable(),
  idea_id: z.number().nullable(),
})
