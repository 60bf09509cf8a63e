import type { Message, Messages } from './messages.ts'

/** The shape of every JSON answer (rule platform/envelope). `codigo` and `campos` name entries of the call's area. */
export interface Envelope {
  estado: 'OK' | 'ERR' | 'OK_NOTI'
  mensaje: string
  datos: unknown
  codigo?: number
  campos?: Record<string, number>
}

export type Method = 'GET' | Writing
export type Writing = 'POST' | 'PUT'

/** One call of the API as plain data, for the browser; the server binds its schemas. */
export interface Call<Params, Body, Reply, M extends Method = Method> {
  readonly method: M
  readonly path: string
  /** The catalogue area of `codigo`; entries not found there belong to core (980 and up). */
  readonly area: Messages
  /** The message of a success. */
  readonly done?: Message
  /** The message of an alternative success; any other entry means that the result differs from the request. */
  readonly alsoDone?: Message
  /** The area of any other success message, when it is not `area`. */
  readonly doneArea?: Messages
  /** The body is a multipart form with files. */
  readonly multipart?: boolean
  /** For types only; never present. */
  readonly is?: { params: Params; body: Body; reply: Reply }
}

interface Types {
  params?: unknown
  body?: unknown
  reply: unknown
}

type Data<M extends Method> = Omit<Call<never, never, never, M>, 'is'>

/**
 * Declares a call: `call<{ params: …; body: …; reply: … }>({ method, path, area })`. Its type knows whether it writes: the
 * server asks a budget of each call that does.
 */
export function call<T extends Types>(data: Data<'GET'>): Call<T['params'], T['body'], T['reply'], 'GET'>
export function call<T extends Types>(data: Data<Writing>): Call<T['params'], T['body'], T['reply'], Writing>
export function call(data: Data<Method>): Data<Method> {
  return data
}
