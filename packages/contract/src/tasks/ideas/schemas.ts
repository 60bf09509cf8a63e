import { z } from 'zod'
import {
  ChoiceSchema,
  flagField,
  idField,
  kindField,
  lineField,
  listFields,
  momentField,
  onlyField,
  optionalId,
  optionalKind,
  versionField,
} from '../../core/fields.ts'
import { bulkForm } from '../../core/records/bulk/schemas.ts'
import { CommentSchema } from '../comments/schemas.ts'
import { horizonActions, IdeaEventKind, IdeaHorizon, ideaLimits } from './constants.ts'
import type { ideaMessages } from './messages.ts'

const says = (key: keyof typeof ideaMessages) => key
const horizons = Object.values(IdeaHorizon)

export const ideaOrders = ['votos', 'comentarios', 'creado_en', 'titulo'] as const
const filters = {
  tiempo_interes: optionalKind(horizons, says('horizonInvalid')),
  area_id: optionalId(),
  integrante_id: optionalId(says('membersInvalid')),
  creado_por: optionalId(),
  /** Those that the reader has voted for. */
  votadas: onlyField,
  /** Those that became tasks; otherwise the open ones. */
  convertidas: onlyField,
  /** With a mention of the reader that they have not seen. */
  menciones: onlyField,
}
const { orden, ...paging } = listFields(ideaOrders)
export const IdeaListQuerySchema = z.object({
  ...paging,
  orden: orden.unwrap().default('-votos'),
  id: optionalId(),
  ...filters,
})
export const IdeaBoardQuerySchema = IdeaListQuerySchema.omit({ page: true, page_row: true })

const PersonSchema = z.object({ id: z.number(), nombre: z.string() })

export const IdeaRowSchema = z.object({
  id: z.number(),
  idea_id: z.number(),
  titulo: z.string(),
  tiempo_interes: z.enum(IdeaHorizon),
  area_id: z.number().nullable(),
  area_nombre: z.string().nullable(),
  area_nombre_en: z.string().nullable(),
  creado_por: z.number(),
  creador_nombre: z.string(),
  integrantes: z.array(PersonSchema),
  votos: z.number(),
  /** Whether the reader has voted for it. */
  votada: z.boolean(),
  comentarios: z.number(),
  /** The task that it became. */
  tarea_id: z.number().nullable(),
  creado_en: momentField,
  version: z.number(),
  /** Whether the reader may edit and move it. */
  puede_editar: z.boolean(),
})
export const IdeaListSchema = z.object({ ideas: z.array(IdeaRowSchema), total: z.number() })
export const IdeaBoardSchema = z.object({
  columnas: z.array(
    z.object({ tiempo_interes: z.enum(IdeaHorizon), ideas: z.array(IdeaRowSchema), total: z.number() }),
  ),
})
export const IdeaInitDataSchema = z.object({
  /** Who may be a member. */
  usuarios: z.array(PersonSchema),
  areas: z.array(ChoiceSchema),
  /** Who may do the task that an idea becomes; none for readers without tasks. */
  asignables: z.array(PersonSchema),
})

const membersField = z
  .array(idField(says('membersInvalid')), says('membersInvalid'))
  .min(1, says('membersInvalid'))
  .max(ideaLimits.members, says('membersInvalid'))
  .transform((ids) => [...new Set(ids)])
const form = {
  titulo: lineField(says('titleInvalid'), { max: ideaLimits.title }),
  descripcion: z
    .string(says('descriptionInvalid'))
    .trim()
    .max(ideaLimits.description, says('descriptionInvalid'))
    .default(''),
  area_id: optionalId(),
  tiempo_interes: kindField(horizons, says('horizonInvalid')),
}
export const IdeaFormSchema = z.object({
  ...form,
  /** The author alone unless given. */
  integrantes: membersField.optional(),
  tiempo_interes: form.tiempo_interes.default(IdeaHorizon.onHold),
})
export const IdeaUpdateSchema = z.object({ ...form, integrantes: membersField, version: versionField })
export const IdeaSavedSchema = z.object({ id: z.number(), idea_id: z.number(), version: z.number() })
export const IdeaByIdSchema = z.object({ id: idField(says('notRecognizedToUpdate')) })
export const IdeaToDeleteSchema = z.object({ id: idField(says('notRecognizedToDelete')) })
export const IdeaNamedSchema = z.object({ idea_id: idField() })
export const IdeaMoveSchema = z.object({ tiempo_interes: form.tiempo_interes, version: versionField })
/** The members besides the assignee become its reviewers. */
export const IdeaConvertSchema = z.object({ encargado_id: idField(), version: versionField })
export const IdeaConvertedSchema = z.object({ id: z.number(), tarea_id: z.number() })
export const IdeaVoteSchema = z.object({ voto: flagField() })
export const IdeaVotedSchema = z.object({ votos: z.number(), votada: z.boolean() })

export const IdeaEventSchema = z.object({
  id: z.number(),
  tipo: z.enum(IdeaEventKind),
  de: z.enum(IdeaHorizon).nullable(),
  a: z.enum(IdeaHorizon).nullable(),
  autor: z.string(),
  creado_en: momentField,
})
/** One idea with all that its panel shows. */
export const IdeaDetailSchema = z.object({
  idea: IdeaRowSchema.extend({
    descripcion: z.string(),
    puede_eliminar: z.boolean(),
    /** Whether it mentions the reader in a comment that they have not seen. */
    mencion: z.boolean(),
  }),
  /** The oldest first. */
  comentarios: z.array(CommentSchema),
  eventos: z.array(IdeaEventSchema),
  /** Who may be mentioned. */
  personas: z.array(PersonSchema),
})

const actions = ['eliminar', ...(Object.keys(horizonActions) as (keyof typeof horizonActions)[])] as const
export const IdeaBulkSchema = bulkForm(actions, IdeaListQuerySchema)
