import { publishedCalls as calls } from '@portal/contract/publications/calls'
import { publicationKinds } from '@portal/contract/publications/constants'
import { publicationMessages as messages } from '@portal/contract/publications/messages'
import type * as s from '@portal/contract/publications/schemas'
import type { z } from 'zod'
import { Refusal } from '#core/base/errors.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { getText, readPublished } from './queries.ts'
import { publicationArea } from './record.ts'

type Published = z.input<typeof s.PublishedRowSchema>

interface Answer {
  rows: readonly Published[]
  /** Milliseconds until the next one appears; null while none waits. */
  trueFor: number | null
}

const longest = 10 * 60_000

/** Returns a cached reader of what is shown today, newest first: it ends when the next publication appears. */
function publishedReader({ db, changes }: { db: Db; changes: Changes }): () => Promise<readonly Published[]> {
  const bounds = { ms: longest, max: 1, trueFor: ({ trueFor }: Answer) => trueFor }
  const recall = answerCache<Answer>(changes, [publicationArea, 'productos', 'ajuste'], bounds) // the day begins where the house is
  const read = async (): Promise<Answer> => {
    const { rows, seconds } = await readPublished(db)
    return { rows: rows as readonly Published[], trueFor: seconds === null ? null : Math.max(1, seconds * 1000) }
  }
  return async () => (await recall('', read)).rows
}

/** Mounts what everyone may read of publications. */
export function publishedRoutes(door: Door, deps: { db: Db; changes: Changes }): void {
  const published = publishedReader(deps)
  door.mount(calls.list, async ({ params: { tipo, producto, page, page_row: size } }) => {
    const all = await published()
    const ofProduct = all.filter(({ productos }) => !producto || productos.some(({ slug }) => slug === producto))
    const asked = ofProduct.filter((one) => tipo === null || one.tipo === tipo)
    return {
      publicaciones: asked.slice((page - 1) * size, page * size),
      total: asked.length,
      tipos: publicationKinds.filter((kind) => ofProduct.some((one) => one.tipo === kind)),
    }
  })
  door.mount(calls.get, async ({ params: { id } }) => {
    const found = (await published()).find((one) => one.id === id)
    const text = found && (await getText(deps.db, id))
    if (!text) throw new Refusal(messages.absent)
    return { ...found, ...text }
  })
}
