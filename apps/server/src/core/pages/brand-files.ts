import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accentsOf } from '@portal/contract/core/accent'
import { coreMessages } from '@portal/contract/core/core-messages'
import { initialsOf } from '@portal/contract/core/initials'
import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { shareCards } from '@portal/contract/core/share-cards'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../base/errors.ts'
import { type Brand, type BrandReader, brandKey, type MarkReader } from '../brand/brand.ts'
import type { BrandPicture, IconTask } from '../brand/drawing.ts'
import { forDocuments } from '../http/security-headers.ts'
import type { Workers } from '../workers/workers.ts'
import { pathOf } from './address.ts'

export interface BrandFilesDeps {
  brand: BrandReader
  markPicture: MarkReader
  workers: Pick<Workers, 'brandPicture'>
}

interface Drawn {
  content: Uint8Array
  type: string
  etag: string
}

/** Of what is drawn, and of the files that stand there otherwise: a new mark is seen soon, at the same address. */
export const brandCache = 'public, max-age=300'

const icons: Readonly<Record<string, Pick<IconTask, 'shape' | 'as' | 'size'>>> = {
  '/favicon.ico': { shape: 'rounded', as: 'ico', size: 32 },
  '/favicon.svg': { shape: 'rounded', as: 'svg', size: 32 },
  '/icons/apple-touch-icon.png': { shape: 'square', as: 'png', size: 180 },
  '/icons/icon-192.png': { shape: 'rounded', as: 'png', size: 192 },
  '/icons/icon-512.png': { shape: 'rounded', as: 'png', size: 512 },
  '/icons/maskable-512.png': { shape: 'maskable', as: 'png', size: 512 },
}
const types = { ico: 'image/x-icon', svg: 'image/svg+xml', png: 'image/png' } as const
const share = new RegExp(`^/pictures/share/([a-z\\d-]+)-(${pageLanguages.join('|')})\\.jpg$`)
const drawing = /^\/pictures\/bench\/[a-z-]+\.svg$/

/** Whether the file of a path follows the brand. */
export const followsBrand = (path: string): boolean => path in icons || share.test(path) || drawing.test(path)

const bounds = { max: 200, maxSize: 24_000_000 }
/** Of the largest mark that an icon is made from. */
const markPixels = 512

/**
 * Returns what answers a request for a file that follows the brand: drawn when it is first asked for. It leaves those of
 * the brand that the portal's own pictures are drawn for to them (`drawn-for.json`).
 */
export async function brandFiles(client: string, { brand, markPicture, workers }: BrandFilesDeps) {
  const asDrawn = JSON.parse(await readFile(join(client, 'pictures/share/drawn-for.json'), 'utf8')) as {
    name: string
    accent: string
  }
  const isAsDrawn = ({ name, accent, mark }: Brand) => !mark && name === asDrawn.name && accent === asDrawn.accent

  async function draw(path: string, now: Brand): Promise<Uint8Array | null> {
    const { accents } = accentsOf(now.accent)
    if (drawing.test(path)) {
      const file = join(client, path)
      if (!existsSync(file)) return null
      const svg = await readFile(file, 'utf8')
      return Buffer.from(svg.replaceAll(new RegExp(asDrawn.accent, 'gi'), accents.onDark))
    }
    const mark = await markPicture(now, markPixels)
    const task = icons[path]
      ? iconTask(icons[path], now, mark)
      : shareTask(client, share.exec(path) as [string, string, PageLanguage] | null, now, mark)
    return task && workers.brandPicture(task)
  }

  const drawn = new LRUCache<string, Drawn, Brand>({
    ...bounds,
    sizeCalculation: ({ content }) => content.length,
    async fetchMethod(key, _, { context: now }) {
      const path = key.slice(key.indexOf('/'))
      const content = await draw(path, now)
      if (!content) return undefined
      const type = types[path.split('.').at(-1) as keyof typeof types] ?? 'image/jpeg'
      return { content, type, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` }
    },
  })

  /** As a hook of the routes of the files: `undefined` leaves the request to the file. */
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url)
    if (!followsBrand(path)) return undefined
    const now = await brand()
    if (isAsDrawn(now)) return undefined
    const found = await drawn.fetch(`${brandKey(now)}${path}`, { context: now })
    if (!found) throw new Refusal(coreMessages.absent)
    reply.type(found.type).header('cache-control', brandCache).header('etag', found.etag)
    if (found.type !== types.svg) {
      for (const header of forDocuments) reply.removeHeader(header)
      reply.header('cross-origin-resource-policy', 'cross-origin') // mails show the icon, chats the picture of a link
    }
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send()
    return reply.send(found.content)
  }
}

const iconTask = (icon: Pick<IconTask, 'shape' | 'as' | 'size'>, now: Brand, mark: Uint8Array | null): BrandPicture => {
  const { fill, onFill } = accentsOf(now.accent).accents
  return { kind: 'icon', ...icon, initials: initialsOf(now.name), fill, onFill, mark }
}

function shareTask(
  client: string,
  found: [string, string, PageLanguage] | null,
  now: Brand,
  mark: Uint8Array | null,
): BrandPicture | null {
  const card = found && shareCards.find(({ name }) => name === found[1])
  if (!card) return null
  const said = (words: typeof card.title = '') => (typeof words === 'string' ? words : words[found[2]])
  const picture = card.picture && join(client, 'pictures', card.picture)
  return {
    kind: 'share',
    name: now.name,
    title: said(card.title),
    line: said(card.line),
    picture: picture && existsSync(picture) ? picture : null,
    accent: accentsOf(now.accent).accents.onDark,
    mark,
  }
}
