import type { PageLanguage } from '@portal/contract/core/language'
import { type ConsoleSlug, isConsole } from '@portal/contract/products/manuals/consoles'
import type { Caller } from '#core/base/actor.ts'
import type { Visit } from '#core/http/redirects.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'
import { currentCatalogue, oneOf } from '../service.ts'
import { fileNameOf, readSheetName, type SheetDeps, storedSheet } from '../sheets.ts'
import { manualTask } from './task.ts'

export interface ManualDeps extends SheetDeps {
  workers: Pick<Workers, 'document'>
  company: () => Promise<Company>
}

/** Increased when the layout of the document changes, so that manuals are made again. */
const layout = 1
const itself: Caller = { ip: '', requestId: 'products.manual' }

/** Redirects to the manual `{slug}-{language}.pdf` of today's facts; null for an unknown name. */
export function openManual(deps: ManualDeps, { params }: Visit): Promise<string | null> {
  const named = readSheetName(params.name)
  return named && isConsole(named.slug) ? manualOf(deps, named.slug, named.language) : Promise.resolve(null)
}

async function manualOf(deps: ManualDeps, slug: ConsoleSlug, language: PageLanguage): Promise<string | null> {
  const catalogue = await currentCatalogue(deps.db)
  if (!catalogue.productos.some((one) => one.slug === slug)) return null
  const { producto: product, condiciones: conditions } = oneOf(catalogue, slug)
  const sources = { slug, product, conditions, language, company: await deps.company() }
  return storedSheet(deps, {
    table: 'producto_manual',
    productId: product.id,
    language,
    says: [layout, manualTask({ ...sources, madeAt: new Date(0) })],
    name: `${fileNameOf(product.nombre)}_manual_${language}.pdf`,
    action: 'products.manualMade',
    caller: itself,
    make: () => deps.workers.document(manualTask({ ...sources, madeAt: new Date() })),
  })
}
