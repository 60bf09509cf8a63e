import { z } from 'zod'
import { idField, languageField, lineField, momentField, optionalId, versionField } from '../core/fields.ts'
import { languages } from '../core/language.ts'
import { ComingKind, designLimits, displayTime, slideTypes } from './constants.ts'

const text = z.string()

/**
 * One slide of the home page. Empty texts and links are empty, never absent; a Portuguese page shows the Spanish text
 * where its own is empty.
 */
export const SlideSchema = z.object({
  id: z.number(),
  type: z.enum(slideTypes),
  src: text,
  src_es: text,
  src_en: text,
  /** Picture that a film shows until it plays; empty for others. */
  poster: text,
  /** Available widths of the picture (of a film: of its poster) as AVIF and WebP, when its name ends in one of them. */
  anchos: z.array(z.number()),
  alt: text,
  alt_en: text,
  etiqueta_es: text,
  etiqueta_en: text,
  titulo_es: text,
  titulo_en: text,
  texto_es: text,
  texto_en: text,
  tiempo_visualizacion: z.number(),
  nav_link: text,
  text_nav_link_es: text,
  text_nav_link_en: text,
  anchor_link: text,
  text_anchor_link_es: text,
  text_anchor_link_en: text,
  /** The point that every crop keeps, in percent; null: the usual one. On phones another one. */
  foco_x: z.number().nullable(),
  foco_y: z.number().nullable(),
  foco_movil_x: z.number().nullable(),
  foco_movil_y: z.number().nullable(),
  /** The language whose page alone shows it; empty: both. */
  idioma: z.enum(['', ...languages]),
  isOK: z.boolean(),
  alt_pt: text.default(''),
  etiqueta_pt: text.default(''),
  titulo_pt: text.default(''),
  texto_pt: text.default(''),
  text_nav_link_pt: text.default(''),
  text_anchor_link_pt: text.default(''),
})
export const SlideListSchema = z.array(SlideSchema)

/** A slide in the design, with the times between which it is shown. */
export const DesignSlideSchema = SlideSchema.extend({ desde: text.nullable(), hasta: text.nullable() })

const line = (max: number) => lineField('textTooLong', { min: 0, max }).default('')
const focus = z
  .number()
  .min(0, 'invalid')
  .max(100, 'invalid')
  .transform((value) => Math.round(value / designLimits.focusStep) * designLimits.focusStep)
  .nullable()
  .default(null)

/**
 * A moment: what the clocks of the house show (`2026-12-01T08:00`), or with an offset. Absent, null or empty becomes
 * null.
 */
const moment = z
  .union(
    [z.literal('').transform(() => null), z.null(), z.iso.datetime({ offset: true, local: true, error: 'dateWrong' })],
    'dateWrong',
  )
  .default(null)

/** A slide as the designer sends it; a new one has no id yet. */
export const SlideFormSchema = z.object({
  id: optionalId(),
  type: z.enum(slideTypes, 'invalid'),
  src: line(500),
  src_es: line(500),
  src_en: line(500),
  poster: line(500),
  alt: line(200),
  alt_en: line(200),
  etiqueta_es: line(60),
  etiqueta_en: line(60),
  titulo_es: line(80),
  titulo_en: line(80),
  texto_es: line(240),
  texto_en: line(240),
  tiempo_visualizacion: z
    .number('timeWrong')
    .int('timeWrong')
    .min(displayTime.least, 'timeWrong')
    .max(displayTime.most, 'timeWrong'),
  nav_link: line(300),
  text_nav_link_es: line(40),
  text_nav_link_en: line(40),
  anchor_link: line(500),
  text_anchor_link_es: line(40),
  text_anchor_link_en: line(40),
  foco_x: focus,
  foco_y: focus,
  foco_movil_x: focus,
  foco_movil_y: focus,
  idioma: z.enum(['', ...languages], 'invalid').default(''),
  isOK: z.boolean().default(true),
  alt_pt: line(200),
  etiqueta_pt: line(60),
  titulo_pt: line(80),
  texto_pt: line(240),
  text_nav_link_pt: line(40),
  text_anchor_link_pt: line(40),
  desde: moment,
  hasta: moment,
})

export const DesignFormSchema = z.object({
  version: versionField,
  slides: z.array(SlideFormSchema).max(designLimits.slides, 'tooManySlides'),
})

const VersionSchema = z.object({
  id: z.number(),
  /** When it is or was published. */
  publica_en: momentField,
  autor: text,
  slides: z.number(),
  estado: z.enum(['vigente', 'anterior', 'programada']),
  /** The version that it repeats; null for a new one. */
  recupera_id: z.number().nullable(),
})

const CountedSchema = z.object({
  id: z.number(),
  vistas: z.number(),
  clics: z.number(),
  /** Times that its picture or film did not load. */
  fallos: z.number(),
})

/** Everything that the designer shows. */
export const DesignSchema = z.object({
  version: z.number(),
  slides: z.array(DesignSlideSchema),
  modificado_en: momentField,
  autor: text,
  /** The id of the published version, with which publishing is asked for; null while nothing was published. */
  publicada_id: z.number().nullable(),
  publicadas: z.array(DesignSlideSchema),
  versiones: z.array(VersionSchema),
  /** Changes to come, the next one first. */
  cambios: z.array(
    z.object({
      tipo: z.enum(Object.values(ComingKind)),
      id: z.number(),
      en: momentField,
      titulo_es: text,
      titulo_en: text,
    }),
  ),
  /** Views and clicks of the last 30 days. */
  cuentas: z.array(CountedSchema),
  /** Times that the list of the public page could not be loaded, in the last 30 days. */
  fallos_lista: z.number(),
  /** The time zone in which times are typed. */
  zona_horaria: text,
})

export const PublishFormSchema = z.object({
  version: versionField,
  /** The published version that the person saw. */
  publicada_id: optionalId(),
  /** When to publish; null: now. */
  publica_en: moment,
})

export const VersionByIdSchema = z.object({ id: idField('versionAbsent') })
export const VersionSlidesSchema = z.object({ id: z.number(), slides: z.array(DesignSlideSchema) })
export const RestoreFormSchema = z.object({
  version: versionField,
  publicada_id: optionalId(),
  /** Publishes it at once, besides restoring it into the draft. */
  publicar: z.boolean().default(false),
})

export const CancelFormSchema = z.object({
  tipo: z.enum(Object.values(ComingKind), 'invalid'),
  id: idField(),
  publicada_id: optionalId(),
})

export const SlideFileSchema = z.object({
  src: text,
  anchos: z.array(z.number()),
  ancho: z.number(),
  alto: z.number(),
  /** Size of the largest file. */
  bytes: z.number(),
})

export const PreviewLinkSchema = z.object({ enlace: text, vence_en: momentField })
export const PreviewQuerySchema = z.object({ token: z.string('previewEnded').max(100, 'previewEnded') })

/** What a browser saw of the home page: no person, no cookie, no address. */
export const CountFormSchema = z.object({
  idioma: languageField,
  slides: z
    .array(
      z.object({
        id: idField(),
        vista: z.boolean().default(false),
        clic: z.boolean().default(false),
        fallo: z.boolean().default(false),
      }),
      'invalid',
    )
    .max(designLimits.countedAtOnce, 'invalid'),
  /** The list itself could not be loaded. */
  fallo_lista: z.boolean().default(false),
})

export const CountQuerySchema = z.object({ id: idField() })
/** Views and clicks of one slide by day and language. */
export const CountDaysSchema = z.array(
  z.object({ dia: text, idioma: text, vistas: z.number(), clics: z.number(), fallos: z.number() }),
)
