import type { Call, Envelope } from '@portal/contract/core/endpoint'
import { createContext } from 'react-router'

interface Done<T> {
  ok: true
  mensaje: string
  /** Catalogue number of the success message. */
  codigo?: number
  /** Done except for some rows (`OK_NOTI`). */
  isPartial: boolean
  datos: T
}

export interface Refused {
  ok: false
  status: number
  mensaje: string
  codigo: number
  /** Field name to catalogue number. */
  campos: Record<string, number>
  /** Data of the refusal: the current row after a conflict, rows that were skipped. */
  datos: unknown
}

export type Reply<T> = Done<T> | Refused

export type AnyCall = Call<unknown, unknown, unknown>

export interface Sending {
  params: Record<string, unknown>
  body: unknown
  key?: string | undefined
  signal?: AbortSignal | undefined
}

/** How a call is sent: in process on the server, by fetch in the browser. Nothing else differs. */
export type Send = (call: AnyCall, sending: Sending) => Promise<{ status: number; envelope: Envelope }>

/** A form's fields as typed: the server validates them. */
type Typed = FormData | Record<string, string | File>

type Input<P, B> = (undefined extends P ? { params?: P } : { params: P }) &
  (undefined extends B ? { body?: B | Typed } : { body: B | Typed }) & {
    /** For creating POSTs: made once per form with `newKey()`, so that a repetition creates nothing twice. */
    key?: string | undefined
    signal?: AbortSignal | undefined
  }

export interface Api {
  /** Returns a refusal as a value: for actions. */
  call<P, B, R>(call: Call<P, B, R>, input: Input<P, B>): Promise<Reply<R>>
  /** Throws a refusal as a Response with its number: for loaders. */
  load<P, B, R>(call: Call<P, B, R>, input: Input<P, B>): Promise<R>
}

export function makeApi(send: Send): Api {
  const api: Api = {
    async call(call, { params, body, key, signal }) {
      const { status, envelope } = await send(call, { params: { ...params }, body: plain(call, body), key, signal })
      const { estado, mensaje, datos, codigo, campos = {} } = envelope
      if (estado === 'ERR') return { ok: false, status, mensaje, codigo: codigo ?? 0, campos, datos }
      return {
        ok: true,
        mensaje,
        ...(codigo !== undefined && { codigo }),
        isPartial: estado === 'OK_NOTI',
        datos: datos as never,
      }
    },
    async load(call, input) {
      const reply = await api.call(call, input)
      if (!reply.ok) throw Response.json({ codigo: reply.codigo, mensaje: reply.mensaje }, { status: reply.status })
      return reply.datos
    },
  }
  return api
}

/** Forms are sent as JSON unless the call takes files. */
const plain = (call: AnyCall, body: unknown) =>
  body instanceof FormData && !call.multipart ? Object.fromEntries(body) : body

export const apiContext = createContext<Api>()

/** Dispatched on the window when a page calls the server: its result may need deferred parts. */
export const asking = 'asking'
