import { z } from 'zod'
import {
  ChoiceSchema,
  flagField,
  idField,
  kindField,
  languageField,
  lineField,
  listFields,
  momentField,
  onlyField,
  optionalDay,
  optionalId,
  optionalIdOrNone,
  optionalKind,
  optionalLine,
  versionField,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { CommentSchema } from './comments/schemas.ts'
import {
  commentLimits,
  duePeriods,
  Priority,
  priorityActions,
  ReviewRule,
  statusActions,
  TaskEventKind,
  taskLimits,
  taskTabs,
} from './constants.ts'
import type { taskMessages } from './messages.ts'
import { TaskFileSchema, TaskItemSchema } from './parts/schemas.ts'
import { TaskStatus } from './states.ts'

const says = (key: keyof typeof taskMessages) => key
const statuses = Object.values(TaskStatus)
const priorities = Object.values(Priority)

export const taskOrders = ['fecha_termino', 'prioridad', 'tarea_id', 'titulo'] as const
const filters = {
  /** Absent or empty: own and assigned ones, each a list of the answer. */
  tab: z.union([z.null(), z.literal('').transform(() => null), z.enum(taskTabs)]).default(null),
  taskStatus: optionalKind(statuses, 'invalid'),
  /** Without those that are approved or closed. */
  abiertas: onlyField,
  /** In review, and the reader has yet to approve. */
  por_revisar: onlyField,
  /** With news that the reader has not seen. */
  sin_ver: onlyField,
  prioridad: optionalKind(priorities, 'invalid'),
  area_id: optionalIdOrNone(says('areaInvalid')),
  encargado_id: optionalId(says('assigneeInvalid')),
  creado_por: optionalId('invalid'),
  /** Due today or before, or later, where the reader is. */
  cuando: z.union([z.null(), z.literal('').transform(() => null), z.enum(duePeriods)]).default(null),
  /** Due from this day, or until it. */
  desde: optionalDay(says('datesInvalid')),
  hasta: optionalDay(says('datesInvalid')),
  /** Approved from this day, or until it, where the reader is. */
  aprobada_desde: optionalDay(says('datesInvalid')),
  aprobada_hasta: optionalDay(says('datesInvalid')),
}
export const TaskListQuerySchema = z.object({ ...listFields(taskOrders), id: optionalId(), ...filters })
export const TaskBoardQuerySchema = TaskListQuerySchema.omit({ page: true, page_row: true })
export const TaskDownloadQuerySchema = TaskBoardQuerySchema.extend({ idioma_archivo: languageField })

const AllowedChangeSchema = z.object({ estado: z.enum(TaskStatus), comentario: z.boolean() })

export const TaskRowSchema = z.object({
  id: z.number(),
  tarea_id: z.number(),
  titulo: z.string(),
  estado: z.enum(TaskStatus),
  prioridad: z.enum(Priority),
  area_id: z.number().nullable(),
  area_nombre: z.string().nullable(),
  area_nombre_en: z.string().nullable(),
  creado_por: z.number(),
  creador_nombre: z.string(),
  encargado_id: z.number(),
  encargado_nombre: z.string(),
  fecha_inicio: z.string().nullable(),
  fecha_termino: z.string().nullable(),
  fecha_aprobacion: momentField.nullable(),
  rondas_revision: z.number(),
  comentarios: z.number(),
  puntos: z.number(),
  puntos_hechos: z.number(),
  visto: z.boolean(),
  creado_en: momentField,
  version: z.number(),
  /** What the reader may do with its status now. */
  transiciones_permitidas: z.array(AllowedChangeSchema),
})
export const TaskListSchema = z.object({
  tareas_propias: z.array(TaskRowSchema),
  tareas_asignadas: z.array(TaskRowSchema),
  /** Everyone's, with `tab=all`. */
  tareas: z.array(TaskRowSchema),
  /** Of the tab; without one, of own and assigned ones together. */
  total: z.number(),
  /** Whether there are no more than `total`. */
  total_exacto: z.boolean(),
})
export const TaskBoardSchema = z.object({
  columnas: z.array(
    z.object({
      estado: z.enum(TaskStatus),
      tareas: z.array(TaskRowSchema),
      total: z.number(),
      total_exacto: z.boolean(),
    }),
  ),
})

const PersonSchema = z.object({ id: z.number(), nombre: z.string() })
export const TaskInitDataSchema = z.object({
  /** Who may be an assignee or a reviewer. */
  usuarios: z.array(PersonSchema),
  areas: z.array(ChoiceSchema),
  puede_ver_todas: z.boolean(),
  /** Whether the reader gets the daily digest. */
  resumen_diario: z.boolean(),
})

const reviewersField = z
  .array(
    z.union(
      [idField(says('reviewersInvalid')), z.object({ usuario_id: idField(says('reviewersInvalid')) })],
      says('reviewersInvalid'),
    ),
    says('reviewersInvalid'),
  )
  .max(taskLimits.reviewers, says('reviewersInvalid'))
  .transform((list) => [...new Set(list.map((each) => (typeof each === 'number' ? each : each.usuario_id)))])

const form = {
  titulo: lineField(says('titleInvalid'), { max: taskLimits.title }),
  descripcion: z
    .string(says('descriptionInvalid'))
    .trim()
    .max(taskLimits.description, says('descriptionInvalid'))
    .default(''),
  encargado_id: idField(says('assigneeInvalid')),
  encargados_revision: reviewersField.default([]),
  regla_revision: z.enum(ReviewRule, says('reviewersInvalid')).default(ReviewRule.all),
  area_id: optionalId(says('areaInvalid')),
  prioridad: kindField(priorities, 'invalid').default(Priority.medium),
  fecha_inicio: optionalDay(says('datesInvalid')),
  fecha_termino: optionalDay(says('datesInvalid')),
  contacto_id: optionalId(),
}
const inOrder = ({
  fecha_inicio: start,
  fecha_termino: due,
}: {
  fecha_inicio: string | null
  fecha_termino: string | null
}) => start === null || due === null || start <= due
const outOfOrder = { path: ['fecha_termino'], error: says('datesInvalid') }

export const TaskFormSchema = z
  .object({
    ...form,
    /** Items of its checklist. */
    puntos: z
      .array(lineField(says('descriptionInvalid'), { max: taskLimits.item }), says('descriptionInvalid'))
      .max(taskLimits.items, says('descriptionInvalid'))
      .default([]),
    /** What it was made of, and the screen that shows it. */
    origen_texto: optionalLine('invalid', 200),
    origen_direccion: z
      .union([
        z.literal(''),
        z
          .string()
          .regex(/^\/dashboard(\/[\w-]+)+(\?[\w=&-]*)?$/)
          .max(300),
      ])
      .default(''),
  })
  .refine(inOrder, outOfOrder)
export const TaskUpdateSchema = z.object({ ...form, version: versionField }).refine(inOrder, outOfOrder)
export const TaskByIdSchema = z.object({ id: idField(says('notRecognized')) })
export const TaskNamedSchema = z.object({ tarea_id: idField(says('notRecognized')) })
export const TaskSavedSchema = z.object({
  id: z.number(),
  tarea_id: z.number(),
  estado: z.enum(TaskStatus),
  version: z.number(),
})
export const TaskStatusFormSchema = z.object({
  estado: kindField(statuses, 'invalid'),
  comentario: z.string(says('commentRequired')).trim().max(commentLimits.text, says('commentRequired')).default(''),
  version: versionField,
})
export const DigestFormSchema = z.object({ resumen_diario: flagField() })

export const TaskEventSchema = z.object({
  id: z.number(),
  tipo: z.enum(TaskEventKind),
  de: z.enum(TaskStatus).nullable(),
  a: z.enum(TaskStatus).nullable(),
  comentario: z.string(),
  autor: z.string().nullable(),
  creado_en: momentField,
})
/** One task with all that its screen shows. */
export const TaskDetailSchema = z.object({
  tarea: TaskRowSchema.extend({
    descripcion: z.string(),
    regla_revision: z.enum(ReviewRule),
    encargados_revision: z.array(
      z.object({ usuario_id: z.number(), nombre: z.string(), aprobada_en: momentField.nullable() }),
    ),
    contacto_id: z.number().nullable(),
    contacto_nombre: z.string().nullable(),
    origen_texto: z.string(),
    origen_direccion: z.string(),
    /** Its number in the previous program; null for none. */
    referencia: z.string().nullable(),
    puede_editar: z.boolean(),
    puede_trabajar: z.boolean(),
    puede_eliminar: z.boolean(),
  }),
  comentarios: z.array(CommentSchema),
  puntos: z.array(TaskItemSchema),
  adjuntos: z.array(TaskFileSchema),
  /** The newest first. */
  eventos: z.array(TaskEventSchema),
  /** Who may be mentioned: those who may see it. */
  personas: z.array(PersonSchema),
})
export const TaskDownloadSchema = z.object({ url_file: z.string() })

const actions = [
  'responsable',
  'fecha_termino',
  'eliminar',
  ...(Object.keys(statusActions) as (keyof typeof statusActions)[]),
  ...(Object.keys(priorityActions) as (keyof typeof priorityActions)[]),
] as const
export const TaskBulkSchema = bulkForm(actions, TaskListQuerySchema, ['detenida', 'cerrada'], {
  responsable: idField(),
  fecha_termino: z.iso.date(),
})
