import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '../base/answers.ts'

interface Asked {
  params: unknown
  body: unknown
  files?: readonly Upload[]
}

/** Returns a text that is equal only for calls of the same path with the same fields and files. */
export async function fingerprintOf(call: { method: string; path: string }, asked: Asked): Promise<string> {
  const files = await Promise.all((asked.files ?? []).map(async (file) => [file.field, file.name, await hashOf(file)]))
  return JSON.stringify([call.method, call.path, ordered(asked.params), ordered(asked.body), files])
}

async function hashOf({ path }: Upload): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url')
}

/** Sorts fields by name: a form sent again may have another order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([name, item]) => [name, ordered(item)])
}
