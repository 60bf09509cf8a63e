import { z } from 'zod'
import { idField, lineField, linesField, momentField, versionField } from '../../core/fields.ts'
import { resourceLimits } from '../constants.ts'
import type { revisionMessages } from '../messages.ts'

const says = (key: keyof typeof revisionMessages) => key
const { captionBytes, noteLetters, numberLetters } = resourceLimits

export const RevisionByIdSchema = z.object({ id: idField(says('absent')) })
export const RevisionsQuerySchema = z.object({ recurso_id: idField() })

/** A file of captions, as its text; empty for none. */
const captionsField = z
  .string(says('captionsInvalid'))
  .transform((text) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  .pipe(
    z
      .string()
      .max(captionBytes, says('captionsInvalid'))
      .regex(/^(?:|WEBVTT(?:[ \t][^\n]*)?(?:\n(?:\P{Cc}|[\n\t])*)?)$/u, says('captionsInvalid')),
  )
  .default('')

const note = () => linesField(noteLetters, says('noteInvalid')).pipe(z.string().min(1, says('noteInvalid')))

const described = {
  numero: lineField(says('numberInvalid'), { max: numberLetters }).pipe(
    z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._+-]*$/u, says('numberInvalid')),
  ),
  fecha: z.iso.date(says('dateInvalid')).refine((day) => !day.startsWith('0000'), says('dateInvalid')),
  nota: note(),
  nota_en: note(),
  subtitulos: captionsField,
  subtitulos_en: captionsField,
}

/** The beginning of a file that is about to be sent, in base64: it tells what the file is. */
export const FileBeginningSchema = z.object({
  recurso_id: idField(),
  inicio: z.base64(says('fileTypeWrong')).max(Math.ceil(resourceLimits.beginningBytes / 3) * 4, says('fileTypeWrong')),
})

/** A new revision, of a finished upload. */
export const RevisionFormSchema = z.object({
  recurso_id: idField(),
  carga_id: z.string().max(64),
  ...described,
})
export const RevisionUpdateSchema = z.object({ ...described, version: versionField })
export const RevisionWithdrawSchema = z.object({ version: versionField })

export const RevisionSchema = z.object({
  id: z.number(),
  numero: z.string(),
  fecha: z.string(),
  nota: z.string(),
  nota_en: z.string(),
  subtitulos: z.string(),
  subtitulos_en: z.string(),
  nombre: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  creado_en: momentField,
  autor: z.string().nullable(),
  descargas: z.number(),
  /** People who were told of it by mail. */
  avisados: z.number(),
  version: z.number(),
})
/** The current one first. */
export const RevisionsSchema = z.object({
  revisiones: z.array(RevisionSchema),
  /** People with a license of the product whom the next revision concerns. */
  destinatarios: z.number(),
})

/** A finished upload, before it is published. */
export const UploadQuerySchema = z.object({ carga_id: z.string().max(64) })
export const UploadSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  bytes: z.number(),
  sha256: z.string(),
})
