import { setTimeout as sleep } from 'node:timers/promises'
import type { Market } from './market.ts'
import type { Running } from './portal-process.ts'
import { staffToken } from './staff.ts'

const path = '/v1/clasificado'
const derived = ['imagenes', 'diferencias', 'estado_cambios', 'precio_final']

export interface Written {
  /** Milliseconds from when each was due until its answer. */
  times: number[]
  /** When the last one was answered, as `performance.now()`. */
  lastAt: number
}

interface Wanted {
  perSecond: number
  seconds: number
}

/** A person may save less than once a second, hour after hour. */
const people = 4

/** Staff who change prices: `prepare` reads the forms of as many machines as `write` then sends, each once. */
export async function priceWriters(market: Market, writer: Running, shown: readonly number[], items: number) {
  const tokens = await Promise.all(Array.from({ length: people }, () => staffToken(market.db)))
  let turn = 0
  const headers = () => ({ authorization: `Bearer ${tokens[turn++ % people]}` })
  const at = (url: string) => `http://127.0.0.1:${writer.port}${url}`
  const ids = idsInTurn(shown, items)

  async function formOf(id: number): Promise<FormData> {
    const reply = await fetch(at(`${path}/list/clasificado?clasificado_id=${id}`), { headers: headers() })
    const { datos } = (await reply.json()) as { datos: Record<string, unknown> }
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...datos, precio: Number(datos.precio) + 500 }))
      if (!derived.includes(name)) form.set(name, String(value ?? ''))
    return form
  }

  async function prepare({ perSecond, seconds }: Wanted): Promise<FormData[]> {
    const forms: FormData[] = []
    while (forms.length < perSecond * seconds) forms.push(await formOf(ids.next().value!))
    return forms
  }

  async function send(form: FormData, dueAt: number): Promise<number> {
    const reply = await fetch(at(`${path}/update`), { method: 'POST', headers: headers(), body: form })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`the write was answered ${reply.status}: ${text}`)
    return performance.now() - dueAt
  }

  /** Sends each at its time, whether or not the one before is answered. */
  async function write(forms: readonly FormData[], { perSecond }: Wanted): Promise<Written> {
    const started = performance.now()
    const sent: Promise<number>[] = []
    for (const [place, form] of forms.entries()) {
      const dueAt = started + ((place + 0.5) / perSecond) * 1000
      await sleep(Math.max(0, dueAt - performance.now()))
      const answered = send(form, dueAt)
      answered.catch(() => undefined) // it is told below, once all are sent; until then nobody else waits for it
      sent.push(answered)
    }
    return { times: await Promise.all(sent), lastAt: performance.now() }
  }
  return { prepare, write }
}

/** Every second one is a machine that hot lists show, the others are any; none comes twice. */
function* idsInTurn(shown: readonly number[], items: number): Generator<number, never> {
  const used = new Set<number>()
  const free = shown.values()
  for (let turn = 0; used.size < items; turn++) {
    const any = 1 + ((turn * 7919) % items)
    const id = turn % 2 === 0 ? (free.next().value ?? any) : any
    if (used.has(id)) continue
    used.add(id)
    yield id
  }
  throw new Error('every listing has been changed')
}
