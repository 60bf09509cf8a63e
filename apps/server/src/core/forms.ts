import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { FastifyRequest } from 'fastify'
import type { Upload } from './door.ts'
import { Refusal } from './errors.ts'

/** How many files a form may carry, and how large each may be, in bytes. */
export interface FileLimits {
  max: number
  bytes: number
}

/** A form with files that was read to its end. */
export interface ReadForm {
  fields: URLSearchParams
  files: readonly Upload[]
  /** Why some of the files were left out, beside their field. */
  refusal: Refusal | null
  /** Removes the files. */
  drop(): Promise<void>
}

const fieldBytes = 256_000

/**
 * Reads fields and files, the files onto the disk. One that is too large or one too many is left out and told, and the
 * rest is read all the same: what was typed must not be lost. Far too much altogether is refused unread (413).
 */
export async function readForm(request: FastifyRequest, { max, bytes }: FileLimits): Promise<ReadForm> {
  const announced = Number(request.headers['content-length'] ?? Number.NaN)
  if (!(announced <= 2 * max * bytes + fieldBytes)) throw new Refusal(coreMessages.fileTooLarge)
  const folder = await mkdtemp(join(tmpdir(), 'form-'))
  const drop = () => rm(folder, { recursive: true, force: true })
  const fields = new URLSearchParams()
  const files: Upload[] = []
  const left: Record<string, number> = {}
  try {
    const limits = { fileSize: Math.max(1, bytes), fields: 200, fieldSize: fieldBytes }
    const options = { limits, throwFileSizeLimit: false }
    for await (const part of request.parts(options)) {
      if (part.type === 'field') {
        fields.append(part.fieldname, String(part.value))
        continue
      }
      const { fieldname: field, filename: name, file } = part
      if (!name || files.length >= max) {
        if (name) left[field] ??= coreMessages.tooManyFiles.code
        await finished(file.resume())
        continue
      }
      const path = join(folder, `${files.length}`)
      await pipeline(file, createWriteStream(path))
      if (file.truncated) left[field] ??= coreMessages.fileTooLarge.code
      else files.push({ field, name, path, bytes: file.bytesRead })
    }
  } catch (error) {
    await drop()
    throw error
  }
  return { fields, files, refusal: refusalOf(left), drop }
}

function refusalOf(fields: Record<string, number>): Refusal | null {
  const [first] = Object.values(fields)
  if (first === undefined) return null
  const { tooManyFiles, fileTooLarge } = coreMessages
  return new Refusal(first === tooManyFiles.code ? tooManyFiles : fileTooLarge, { fields })
}
