import { setTimeout as sleep } from 'node:timers/promises'
import type { Market } from './market.ts'
import type { Running } from './portal-process.ts'
import { staffToken } from './staff.ts'

const writes = 20
/** Visitors may get a list that is a second old: after it, what is read is the state before the next write. */
const servedOnMs = 1000
const list = '/v1/clasificado/list_all?anio_desde=2024&categoria_id=3'

interface List {
  clasificados: { id: number }[]
  total: number
}

/**
 * Hides items of a list on one process and shows them again; returns the milliseconds until rows and total are correct
 * on every process.
 */
export async function seenWrites({ db }: Market, writer: Running, readers: readonly Running[]): Promise<number[]> {
  const token = await staffToken(db)
  const publish = async (id: number, publicacion: 0 | 1) => {
    const { version } = await db
      .selectFrom('clasificado')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await send(writer, `/v1/clasificado/publicar/${id}`, token, { publicacion, version })
  }
  const took: number[] = []
  for (let write = 0; write < writes; write++) {
    const before = await read(readers[0]!)
    const { id } = before.clasificados[write % 5]!
    await publish(id, 0)
    const written = performance.now()
    const announces = async (reader: Running) => {
      for (;;) {
        const { clasificados: rows, total } = await read(reader)
        if (total === before.total - 1 && rows.every((row) => row.id !== id)) return performance.now() - written
        if (performance.now() - written > 10_000) throw new Error(`item ${id} is still listed after 10 s`)
        await sleep(2)
      }
    }
    took.push(...(await Promise.all(readers.map(announces))))
    await publish(id, 1)
    await sleep(servedOnMs + 50)
  }
  return took
}

async function read({ port }: Running): Promise<List> {
  const reply = await fetch(`http://127.0.0.1:${port}${list}`)
  return ((await reply.json()) as { datos: List }).datos
}

async function send({ port }: Running, path: string, token: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
}
