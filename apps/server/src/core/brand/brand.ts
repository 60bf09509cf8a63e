import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '../database/database.ts'
import type { PaperBrand } from '../documents/pdf.ts'
import type { Files } from '../files/files.ts'
import type { Workers } from '../workers/workers.ts'

/** Who the portal is for those who see it: what the settings say of name, accent and mark. */
export interface Brand {
  name: string
  accent: string
  /** The stored picture of the mark; null: initials on the accent. */
  mark: string | null
}

/** Returns the brand of now, cached until a change is announced; a transaction passes itself and reads it. */
export type BrandReader = (within?: Db) => Promise<Brand>

/** Changes with the brand: for caches of what is drawn from it. */
export const brandKey = ({ name, accent, mark }: Brand): string =>
  createHash('sha256')
    .update(JSON.stringify([name, accent, mark]))
    .digest('base64url')
    .slice(0, 16)

interface MarkDeps {
  files: Pick<Files, 'read'>
  workers: Pick<Workers, 'picture'>
}

/** Returns what reads a mark as PNG of at most so many pixels; a mark that cannot be read is none. */
export function markReader({ files, workers }: MarkDeps, log: (text: string) => void) {
  const drawn = new LRUCache<string, Uint8Array>({
    max: 8,
    async fetchMethod(key) {
      const [id = '', size] = key.split(' ')
      const source = await files.read(id)
      return workers.picture({ source, width: Number(size), height: Number(size), fit: 'inside', format: 'png' })
    },
  })
  return async ({ mark }: Brand, size: number): Promise<Uint8Array | null> => {
    if (!mark) return null
    try {
      return (await drawn.fetch(`${mark} ${size}`)) ?? null
    } catch (error) {
      log(`the mark of the company cannot be drawn: ${(error as Error).message}`)
      return null
    }
  }
}

export type MarkReader = ReturnType<typeof markReader>

/** In a head of 28 points, at double density and more. */
const paperMark = 192

/** Gives every document the brand of the moment in which it is made. */
export function brandedWorkers(workers: Workers, brand: BrandReader, mark: MarkReader): Workers {
  const plates = new LRUCache<string, Uint8Array>({ max: 4 })
  /** The mark on the ground that shows it, as in icons: heads are dark. */
  const plateOf = async (now: Brand): Promise<Uint8Array | null> => {
    const known = plates.get(`${now.mark}`)
    const picture = known ? null : await mark(now, paperMark)
    if (!picture) return known ?? null
    const icon = { kind: 'icon', shape: 'rounded', as: 'png', size: paperMark } as const
    const plate = await workers.brandPicture({ ...icon, initials: '', fill: '', onFill: '', mark: picture })
    plates.set(`${now.mark}`, plate)
    return plate
  }
  const withBrand = async <T extends object>(task: T): Promise<T & { brand: PaperBrand }> => {
    const now = await brand()
    return { ...task, brand: { accent: now.accent, mark: await plateOf(now) } }
  }
  return {
    ...workers,
    document: async (task) => workers.document(await withBrand(task)),
    leaflet: async (task) => workers.leaflet(await withBrand(task)),
    offer: async (task) => workers.offer(await withBrand(task)),
    certificate: async (task) => workers.certificate(await withBrand(task)),
  }
}
