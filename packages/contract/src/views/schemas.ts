import { z } from 'zod'
import { flagField, idField, lineField, optionalId, versionField } from '../core/fields.ts'
import { type ViewList, viewLimits, viewLists } from './constants.ts'
import type { viewMessages } from './messages.ts'

const says = (key: keyof typeof viewMessages) => key

const listField = z.enum(Object.keys(viewLists) as [ViewList, ...ViewList[]])

const form = {
  nombre: lineField(says('nameInvalid'), { max: viewLimits.name }),
  /** What the address of the list says after its path: search, filters, order, columns. Empty: nothing. */
  direccion: z.string().regex(/^(\?[\x21-\x7e]{1,2000})?$/),
  /** Everyone of the enterprise who may open the list may use it. */
  compartida: flagField().default(false),
}

export const ViewByIdSchema = z.object({ id: idField(says('absent')) })
export const ViewFormSchema = z.object({ lista: listField, ...form })
export const ViewUpdateSchema = z.object({ ...form, version: versionField })

/** The view with which a list opens from the menu, of this person alone; null: the whole list. */
export const InitialViewSchema = z.object({ lista: listField, vista_id: optionalId(says('absent')) })

export const ViewSchema = z.object({
  id: z.number(),
  lista: listField,
  nombre: z.string(),
  direccion: z.string(),
  compartida: z.boolean(),
  /** Whose it is, where it is another person's. */
  usuario_nombre: z.string().nullable(),
  /** The list opens with it. */
  es_inicial: z.boolean(),
  puede_editar: z.boolean(),
  version: z.number(),
})

export const ViewsSchema = z.object({ vistas: z.array(ViewSchema) })
