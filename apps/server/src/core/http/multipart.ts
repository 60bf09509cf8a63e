import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../base/answers.ts'
import { fieldRefusal, Refusal } from '../base/errors.ts'

/** How many files a form may carry, and how large each may be, in bytes. */
export interface FileLimits {
  max: number
  bytes: number
}

interface Reading extends FileLimits {
  /** A file beyond the limits is left out and told, and the rest is read anyway; otherwise it ends the reading. */
  isLenient: boolean
}

/** A form with files that was read to its end. */
export interface ReadForm {
  fields: URLSearchParams
  files: readonly Upload[]
  /** Why some of the files were left out, at their field. */
  refusal: Refusal | null
  /** Removes the files. */
  drop(): Promise<void>
}

/** All fields of a form together: a description in two languages has a hundredth of it. */
const fieldBytes = 256_000

/**
 * Whether a form announces more than its fields and files may weigh. What is left out is read anyway: its length must
 * be known.
 */
export function isFormTooLong({ headers }: Pick<FastifyRequest, 'headers'>, reading: Reading): boolean {
  const { max, bytes, isLenient } = reading
  const most = (isLenient ? 2 : 1) * max * bytes + fieldBytes
  return !(Number(headers['content-length'] ?? (isLenient ? Number.NaN : 0)) <= most)
}

/**
 * Reads fields and files, the files onto the disk, whose names and texts nobody has looked at. Far too much altogether
 * is refused unread (413); a form that breaks off, or is none, is refused (400).
 */
export async function readForm(request: FastifyRequest, reading: Reading): Promise<ReadForm> {
  if (isFormTooLong(request, reading)) throw new Refusal(coreMessages.fileTooLarge)
  let folder: string | undefined
  const folderOfFiles = async () => {
    folder ??= await mkdtemp(join(tmpdir(), 'form-')) // most forms bring no file
    return folder
  }
  const drop = async () => {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await readParts(request, folderOfFiles, reading)), drop }
  } catch (error) {
    await drop()
    throw refusalOfForm(error)
  }
}

async function readParts(
  request: FastifyRequest,
  folderOfFiles: () => Promise<string>,
  { max, bytes, isLenient }: Reading,
) {
  const fields = new URLSearchParams()
  const files: Upload[] = []
  const left: Record<string, number> = {}
  const leaveOut = (field: string, entry: typeof coreMessages.fileTooLarge) => {
    if (!isLenient) throw fieldRefusal(field, entry)
    left[field] ??= entry.code
  }
  let read = 0
  const limits = { fileSize: Math.max(1, bytes), fields: 200, fieldSize: fieldBytes }
  const options = { limits, throwFileSizeLimit: false }
  for await (const part of request.parts(options)) {
    if (part.fieldname === undefined) throw new Refusal(coreMessages.invalid) // its type says that there always is one
    if (part.type === 'field') {
      const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
      read += part.fieldname.length + value.length
      if (part.valueTruncated || read > fieldBytes) throw fieldRefusal(part.fieldname, coreMessages.fileTooLarge)
      fields.append(part.fieldname, value)
      continue
    }
    const { fieldname: field, filename: name, file } = part
    if (name && files.length >= max) leaveOut(field, sendingMessages.tooManyFiles)
    if (!name || files.length >= max) {
      await finished(file.resume())
      if (file.truncated) leaveOut(field, coreMessages.fileTooLarge)
      continue
    }
    const path = join(await folderOfFiles(), `${files.length}`)
    await pipeline(file, createWriteStream(path))
    if (file.truncated) leaveOut(field, coreMessages.fileTooLarge)
    else files.push({ field, name, path, bytes: file.bytesRead })
  }
  return { fields, files, refusal: refusalOf(left) }
}

function refusalOf(fields: Record<string, number>): Refusal | null {
  const [first] = Object.values(fields)
  if (first === undefined) return null
  const { tooManyFiles } = sendingMessages
  return new Refusal(first === tooManyFiles.code ? tooManyFiles : coreMessages.fileTooLarge, { fields })
}

/** The parser's own errors carry no code; with one of these the connection ended, or a limit of the parser was reached. */
const senders = /^(FST_|ERR_STREAM_|ECONNRESET$|EPIPE$)/

function refusalOfForm(error: unknown): unknown {
  if (error instanceof Refusal || error instanceof TypeError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code !== undefined && !senders.test(code)) return error // our disk
  return new Refusal(statusCode === 413 ? coreMessages.fileTooLarge : coreMessages.invalid, { cause: error })
}
