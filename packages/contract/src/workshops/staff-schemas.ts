import { z } from 'zod'
import {
  idField,
  lineField,
  momentField,
  numberField,
  optionalLine,
  optionalNumber,
  versionField,
  zoneField,
} from '../core/fields.ts'
import { addressPattern } from '../core/paths.ts'
import { recordSchemas } from '../core/records/schemas.ts'
import { workshopLimits as limits, reservedKeys, WorkshopStatus } from './constants.ts'
import type { workshopMessages } from './messages.ts'
import { ScheduleLineSchema, SpeakerSchema, WorkshopPictureSchema } from './schemas.ts'

const says = (key: keyof typeof workshopMessages) => key

const fileId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

/** A time on the clocks of the place, `2026-11-20T09:00`. */
const clockField = (message: string) =>
  z
    .string(message)
    .refine((text) => /^20\d\d/.test(text) && isDay(text.slice(0, 10)) && isClock(text.slice(10)), message)
const isDay = (text: string) => z.iso.date().safeParse(text).success
const isClock = (text: string) => /^T([01]\d|2[0-3]):[0-5]\d$/.test(text)
const optionalClock = (message: string) =>
  z.union([z.literal('').transform(() => null), z.null(), clockField(message)], message).default(null)

/** Several lines, trimmed and in NFC. */
const textField = (message: string) =>
  z
    .string(message)
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(limits.textLength, message)
        .regex(/^[\P{Cc}\n]*$/u, message),
    )
    .default('')

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const scheduleLine = z
  .object({
    dia: z.iso.date(),
    inicio: clock,
    termino: clock,
    titulo: lineField('invalid', { max: 160 }),
    titulo_en: optionalLine('invalid', 160),
  })
  .refine(({ inicio, termino }) => inicio < termino)
const speaker = z.object({
  nombre: lineField('invalid', { min: 3 }),
  cargo: lineField('invalid'),
  cargo_en: optionalLine(),
  texto: optionalLine('invalid', 600),
  texto_en: optionalLine('invalid', 600),
  archivo_id: fileId.nullable().default(null),
})
const picture = z.object({
  archivo_id: fileId,
  texto: lineField('invalid', { max: 160 }),
  texto_en: optionalLine('invalid', 160),
})

/** A list of the form; anything wrong in it is one refusal at the list. */
const listOf = <S extends z.ZodType>(item: S, max: number, message: string) =>
  z.unknown().transform((value, context): z.output<S>[] => {
    const read = z
      .array(item)
      .max(max)
      .safeParse(value ?? [])
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }) as unknown as z.ZodType<z.output<S>[], z.input<S>[] | undefined>

const whole = (min: number, max: number, message: string) =>
  numberField({ decimals: 0 }, message).pipe(z.number(message).int(message).min(min, message).max(max, message))

export const workshop = recordSchemas({
  rows: 'talleres',
  orders: ['inicio', 'nombre', 'estado'],
  filters: { estado: z.union([z.literal(''), z.enum(WorkshopStatus)]).default('') },
  row: {
    clave: z.string(),
    nombre: z.string(),
    nombre_en: z.string(),
    lugar: z.string(),
    lugar_en: z.string(),
    descripcion: z.string(),
    descripcion_en: z.string(),
    pais_id: z.number(),
    inicio: momentField,
    termino: momentField,
    zona_horaria: z.string(),
    mapa_url: z.string(),
    /** Null without a limit. */
    cupo: z.number().nullable(),
    abre: momentField.nullable(),
    cierra: momentField.nullable(),
    /** On the certificate; null until staff say so. */
    horas: z.number().nullable(),
    programa: z.array(ScheduleLineSchema),
    expositores: z.array(SpeakerSchema),
    imagenes: z.array(WorkshopPictureSchema),
    estado: z.enum(WorkshopStatus),
    /** With a place: registered and attended. */
    inscritos: z.number(),
    /** Of them, those who confirmed. */
    confirmados: z.number(),
    en_espera: z.number(),
    asistieron: z.number(),
    version: z.number(),
  },
  form: {
    clave: z
      .string(says('keyInvalid'))
      .trim()
      .min(2, says('keyInvalid'))
      .max(60, says('keyInvalid'))
      .regex(addressPattern, says('keyInvalid'))
      .refine((key) => !reservedKeys.includes(key), says('keyTaken')),
    nombre: lineField(says('titleInvalid'), { min: 3 }),
    nombre_en: optionalLine(says('titleInvalid')),
    lugar: lineField(says('placeInvalid'), { min: 3, max: 200 }),
    lugar_en: optionalLine(says('placeInvalid'), 200),
    descripcion: textField(says('descriptionInvalid')),
    descripcion_en: textField(says('descriptionInvalid')),
    pais_id: idField(says('countryInvalid')),
    inicio: clockField(says('datesInvalid')),
    termino: clockField(says('datesInvalid')),
    zona_horaria: zoneField(says('zoneInvalid')),
    mapa_url: z
      .union([z.literal(''), z.url({ protocol: /^https$/, error: says('mapInvalid') }).max(500, says('mapInvalid'))], {
        error: says('mapInvalid'),
      })
      .default(''),
    cupo: optionalNumber(whole(1, limits.capacity, says('capacityInvalid')), says('capacityInvalid')),
    abre: optionalClock(says('registrationDatesInvalid')),
    cierra: optionalClock(says('registrationDatesInvalid')),
    horas: optionalNumber(whole(1, limits.hours, says('hoursInvalid')), says('hoursInvalid')),
    programa: listOf(scheduleLine, limits.schedule, says('scheduleInvalid')),
    expositores: listOf(speaker, limits.speakers, says('speakersInvalid')),
    imagenes: listOf(picture, limits.pictures, says('picturesInvalid')),
  },
  notRecognized: says('workshopAbsent'),
})

export const WorkshopVersionSchema = z.object({ version: versionField })
export const UploadedPictureSchema = z.object({ archivo_id: z.string() })
