import { isDeepStrictEqual } from 'node:util'
import { coreMessages } from '@portal/contract/core/core-messages'
import { z } from 'zod'
import type { Mounted } from '../../src/core/door/door.ts'
import type { Heard } from './wire.ts'

const Envelope = z.strictObject({
  estado: z.enum(['OK', 'ERR', 'OK_NOTI']),
  mensaje: z.string(),
  datos: z.unknown(),
  codigo: z.int().optional(),
  campos: z.record(z.string(), z.int()).optional(),
})

/** Words of the program or of PostgreSQL that no catalogue has. */
const leaks =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\binsert into\b|\bselect .+ from\b|violates|syntax error|constraint \\?"|undefined|TypeError|ECONN|FST_/i
/** A row may say "at" and have a time in another field, which is no line of a stack. */
const moments = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g
const slowMs = 8000

/** What is wrong with an answer; null for nothing. Learns from a good one by `onData`. */
export function faultOf({ terms }: Mounted, heard: Heard, onData: (datos: unknown) => void): string | null {
  const { status, type, text, ms, retryAfter } = heard
  if (ms > slowMs) return `took ${Math.round(ms)} ms`
  if (!type.startsWith('application/json')) return `answers ${status} as ${type || 'nothing'}`
  const parsed = Envelope.safeParse(jsonOf(text))
  if (!parsed.success) return `answers ${status} without the envelope: ${text.slice(0, 200)}`
  const { estado, mensaje, datos, codigo } = parsed.data
  const isBusy = status === 503 && codigo === coreMessages.busy.code && retryAfter !== undefined
  if (status >= 500 && !isBusy) return `answers ${status}: ${text.slice(0, 200)}`
  if ((estado === 'ERR') === (status === 200)) return `answers ${status} with ${estado}`
  if (estado === 'ERR') {
    if (!mensaje || codigo === undefined) return `refuses without a message: ${text.slice(0, 200)}`
    return leaks.test(text.replaceAll(moments, '')) ? `tells of its insides: ${text.slice(0, 300)}` : null
  }
  const fit = terms.reply.safeParse(datos)
  if (!fit.success)
    return `answers what it does not declare: ${fit.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`
  if (!isDeepStrictEqual(fit.data, datos)) return `answers more than it declares: ${text.slice(0, 300)}`
  onData(datos)
  return null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
