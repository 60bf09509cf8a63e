import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@portal/contract/core/language'
import { productSlugs } from '@portal/contract/products/constants'
import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Files } from '#core/files/files.ts'
import type { Visit } from '#core/http/redirects.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'
import * as queries from '../queries.ts'
import { currentCatalogue, oneOf, productArea } from '../service.ts'
import { brochureTask } from './task.ts'
import { texts } from './texts.ts'

export interface BrochureDeps {
  db: Db
  files: Files
  workers: Pick<Workers, 'leaflet'>
  company: () => Promise<Company>
}

const pictures = join(import.meta.dirname, '../../../../../web/public/pictures/products')
const mostBytes = 5 * 1024 * 1024
/** Increased when the layout of the leaflet changes, so that brochures are made again. */
const layout = 3
const itself: Caller = { ip: '', requestId: 'products.brochure' }

/** Redirects to the brochure `{slug}-{language}.pdf` of today's facts; null for an unknown name. */
export function openBrochure(deps: BrochureDeps, { params }: Visit): Promise<string | null> {
  const [, name, language] = /^([a-z0-9]+)-(es|en)\.pdf$/.exec(params.name ?? '') ?? []
  const slug = productSlugs.find((slug) => slug === name)
  return slug ? brochureOf(deps, slug, language as Language) : Promise.resolve(null)
}

/**
 * Returns the brochure, made once per version of the facts. Of two concurrent calls, the first one's file is stored.
 */
async function brochureOf(deps: BrochureDeps, slug: (typeof productSlugs)[number], language: Language) {
  const catalogue = await currentCatalogue(deps.db)
  if (!catalogue.productos.some((one) => one.slug === slug)) return null
  const { producto: product, condiciones: conditions } = oneOf(catalogue, slug)
  const path = join(pictures, `${slug}-front-960.webp`)
  const shown = await readFile(path).catch(() => null) // not rendered yet
  const sources = { product, conditions, language, company: await deps.company(), picture: shown && path }
  const said = brochureTask({ ...sources, picture: null, madeAt: new Date(0) })
  const mark = createHash('sha256')
    .update(JSON.stringify([layout, said, hashOf(shown)]))
    .digest('hex')

  const known = await queries.getBrochure(deps.db, product.id, language)
  if (known?.huella === mark) return addressOf(known.archivo_id)
  const content = await deps.workers.leaflet(brochureTask({ ...sources, madeAt: new Date() }))
  const name = `${product.nombre.replaceAll('+', ' Plus').replace(/\s+/g, '-')}_${texts[language].file}_${language}.pdf`
  const written = await deps.files.write({ name, content, allowed: ['pdf'], maxBytes: mostBytes, isPublic: true })
  return inTransaction(deps.db, async (db) => {
    const before = await queries.lockBrochure(db, product.id, language)
    if (before?.huella === mark) return addressOf(before.archivo_id) // our own file has no row and will be swept
    const fileId = await deps.files.keep(db, itself, written)
    await queries.keepBrochure(db, { producto_id: product.id, idioma: language, huella: mark, archivo_id: fileId })
    if (before) await deps.files.drop(db, before.archivo_id)
    const after = { idioma: language, archivo_id: fileId, bytes: written.bytes }
    const announces = [{ area: productArea }] // pages show its size
    await record(db, itself, { action: 'products.brochureMade', entity: 'producto', id: product.id, after, announces })
    return addressOf(fileId)
  })
}

const hashOf = (bytes: Uint8Array | null) => bytes && createHash('sha256').update(bytes).digest('hex')
const addressOf = (fileId: string) => `/v1/archivo/${fileId}`
