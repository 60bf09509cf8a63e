import { z } from 'zod'
import {
  ChoiceSchema,
  flagField,
  idField,
  lineField,
  momentField,
  onlyField,
  optionalId,
  searchField,
  zoneField,
} from '../core/fields.ts'
import { type CalendarLayer, ChangeScope, calendarLayers, calendarLimits } from './constants.ts'
import type { calendarMessages } from './messages.ts'
import { readRule, ruleText } from './rules.ts'

const says = (key: keyof typeof calendarMessages) => key

/** A day, or a time on the clocks of the event's zone, or a moment with its offset. */
const momentOrDay = (message: string) =>
  z
    .string(message)
    .trim()
    .pipe(z.union([z.iso.date(message), z.iso.datetime({ local: true, offset: true, error: message })], message))
    .refine((text) => /^(19[7-9]|20\d)\d-/.test(text), message)

const ruleField = z
  .string()
  .max(300)
  .transform((text, context) => {
    if (text.trim() === '') return ''
    const rule = readRule(text)
    if (rule) return ruleText(rule)
    context.addIssue({ code: 'custom', message: 'invalid' })
    return z.NEVER
  })
  .default('')

const formFields = {
  descripcion: lineField(says('descriptionInvalid'), { max: calendarLimits.descriptionLength }),
  responsables: z
    .array(idField(says('responsiblesInvalid')), says('responsiblesInvalid'))
    .min(1, says('responsiblesInvalid'))
    .max(calendarLimits.responsibles, says('responsiblesInvalid'))
    .transform((ids) => [...new Set(ids)]),
  pais_id: idField(says('countryInvalid')),
  todo_el_dia: flagField().default(false),
  /** With `todo_el_dia` days, both included; otherwise times on the clocks of `zona_horaria`, or with an offset. */
  fecha_inicio: momentOrDay(says('startInvalid')),
  fecha_termino: momentOrDay(says('endInvalid')),
  /** That of the actor's enterprise unless given. */
  zona_horaria: z
    .union([z.literal('').transform(() => null), z.null(), zoneField(says('startInvalid'))], says('startInvalid'))
    .default(null),
  nota: z
    .string(says('noteInvalid'))
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(calendarLimits.noteLength, says('noteInvalid')))
    .default(''),
  /** How it recurs (RFC 5545); empty: it does not. */
  regla: ruleField,
}

const dayOnly = (text: string) => !text.includes('T')
const withWholeDays = <S extends z.ZodType<{ todo_el_dia: boolean; fecha_inicio: string; fecha_termino: string }>>(
  schema: S,
) =>
  schema
    .refine((form) => dayOnly(form.fecha_inicio) === form.todo_el_dia, {
      path: ['fecha_inicio'],
      error: says('startInvalid'),
    })
    .refine((form) => dayOnly(form.fecha_termino) === form.todo_el_dia, {
      path: ['fecha_termino'],
      error: says('endInvalid'),
    })

export const EventFormSchema = withWholeDays(z.object(formFields))

const scopeFields = {
  alcance: z.enum(ChangeScope).default(ChangeScope.all),
  /** The start of the occurrence as the rule has it; needed unless the change is for all. */
  ocurrencia: z.union([z.literal('').transform(() => null), z.null(), z.iso.datetime({ offset: true })]).default(null),
}

/** `fecha_inicio` and `fecha_termino` are of the occurrence; a change for all moves the others by as much. */
export const EventUpdateSchema = withWholeDays(z.object({ ...formFields, ...scopeFields, version: idField() }))
export const EventDeleteSchema = z.object({
  ...scopeFields,
  version: z.union([z.literal('').transform(() => null), z.null(), idField()]).default(null),
})

export const EventByIdSchema = z.object({ id: idField(says('absentToUpdate')) })
export const EventToDeleteSchema = z.object({ id: idField(says('notRecognizedToDelete')) })
export const EventNamedSchema = z.object({
  evento_id: idField(says('absent')),
  ocurrencia: scopeFields.ocurrencia,
})

const layerIds = Object.values(calendarLayers)
const dayField = (message: string) => z.iso.date(message).refine((text) => !text.startsWith('0000'), message)

export const EventListQuerySchema = z
  .object({
    desde: dayField(says('startInvalid')),
    /** The last day, included. */
    hasta: dayField(says('endInvalid')),
    zona_horaria: scopedZone(),
    buscar: searchField(),
    responsable_id: optionalId(says('responsiblesInvalid')),
    pais_id: optionalId(says('countryInvalid')),
    /** Only those that the reader is responsible for. */
    mios: onlyField,
    /** Layers to show, separated by commas; all that the reader may see unless given. */
    capas: z
      .string()
      .default(layerIds.join())
      .transform((text) => layerIds.filter((layer) => text.split(',').includes(layer))),
  })
  .refine(({ desde, hasta }) => daysBetween(desde, hasta) >= 0, { path: ['hasta'], error: says('endInvalid') })
  .refine(({ desde, hasta }) => daysBetween(desde, hasta) < calendarLimits.windowDays, {
    path: ['hasta'],
    error: says('endInvalid'),
  })

function scopedZone() {
  return z.union([z.literal('').transform(() => null), z.null(), zoneField()]).default(null)
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

const PersonSchema = z.object({ id: z.number(), nombre: z.string() })

/** One occurrence. With `todo_el_dia` its dates are days, both included; otherwise moments. */
export const OccurrenceSchema = z.object({
  evento_id: z.number(),
  /** The start that the rule gives it; null when the event does not recur. */
  ocurrencia: momentField.nullable(),
  version: z.number(),
  descripcion: z.string(),
  fecha_inicio: z.string(),
  fecha_termino: z.string(),
  todo_el_dia: z.boolean(),
  zona_horaria: z.string(),
  pais_id: z.number(),
  responsables: z.array(PersonSchema),
  nota: z.string(),
  regla: z.string(),
  /** Whether it differs from what the rule gives. */
  es_excepcion: z.boolean(),
})

/** What another feature shows in the calendar. */
export const LayerEntrySchema = z.object({
  capa: z.enum(calendarLayers as Record<string, CalendarLayer>),
  id: z.number(),
  /** The record that it leads to. */
  registro_id: z.number(),
  titulo: z.string(),
  fecha_inicio: z.string(),
  fecha_termino: z.string(),
  todo_el_dia: z.boolean(),
})

export const EventListSchema = z.object({
  eventos: z.array(OccurrenceSchema),
  capas: z.array(LayerEntrySchema),
  /** Whether there is more than one answer shows. */
  recortado: z.boolean(),
})

export const EventDetailSchema = z.object({
  evento: OccurrenceSchema.extend({ autor: z.string().nullable(), creado_en: momentField }),
  puede_eliminar: z.boolean(),
})

export const CalendarInitDataSchema = z.object({
  paises: z.array(ChoiceSchema),
  responsables: z.array(PersonSchema),
  /** The country and the time zone of the reader's enterprise. */
  pais_id: z.number().nullable(),
  zona_horaria: z.string(),
  /** Layers that the reader may see. */
  capas: z.array(z.enum(calendarLayers as Record<string, CalendarLayer>)),
  puede_eliminar: z.boolean(),
  /** Since when they have an address for other programs. */
  direccion_desde: momentField.nullable(),
})

export const EventSavedSchema = z.object({ evento_id: z.number(), version: z.number() })

/** The address is answered once: only a hash of it is stored. */
export const AddressSchema = z.object({ direccion: z.string() })
