import type { Message, Messages } from './messages.ts'

/** What every JSON answer looks like (spec 2, 3; decision 1). `codigo` and `campos` name entries of the call's area. */
export interface Envelope {
  estado: 'OK' | 'ERR' | 'OK_NOTI'
  mensaje: string
  datos: unknown
  codigo?: number
  campos?: Record<string, number>
}

/** One call of the API as plain data: what the browser needs to send it. Its schemas are bound to it on the server. */
export interface Call<Params, Body, Reply> {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  /** The catalogue area in which `codigo` is looked up first; what is not there belongs to core (980 and up). */
  readonly area: Messages
  /** What a success says. */
  readonly done?: Message
  /** What it says instead where another thing was asked for; any other entry tells that it was done otherwise than asked. */
  readonly alsoDone?: Message
  /** The area in which the number of any other success is looked up, where that is not `area`. */
  readonly doneArea?: Messages
  /** The body is a form with files. */
  readonly multipart?: boolean
  /** Carries types only; never present. */
  readonly is?: { params: Params; body: Body; reply: Reply }
}

interface Types {
  params?: unknown
  body?: unknown
  reply: unknown
}

/** Declares a call: `call<{ params: …; body: …; reply: … }>({ method, path, area })`. */
export const call = <T extends Types>(data: Omit<Call<never, never, never>, 'is'>) =>
  data as Call<T['params'], T['body'], T['reply']>
