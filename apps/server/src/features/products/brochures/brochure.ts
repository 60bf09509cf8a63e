import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { factGroupNames, isDrawn } from '@portal/contract/products/constants'
import { factName, factParts, factText, groupedFacts, highlightsOf } from '@portal/contract/products/fact-text'
import type { Caller } from '#core/base/actor.ts'
import type { BrandReader } from '#core/brand/brand.ts'
import type { LeafletTask } from '#core/documents/leaflets.ts'
import type { Visit } from '#core/http/redirects.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'
import type { Catalogue } from '../queries.ts'
import { currentCatalogue, oneOf } from '../service.ts'
import { editionDay, fileNameOf, readSheetName, type SheetDeps, storedSheet } from '../sheets.ts'
import { texts } from './texts.ts'

export interface BrochureDeps extends SheetDeps {
  workers: Pick<Workers, 'leaflet'>
  brand: BrandReader
  company: () => Promise<Company>
}

const pictures = join(import.meta.dirname, '../../../../../web/public/pictures/products')
/** Increased when the layout of the leaflet changes, so that brochures are made again. */
const layout = 4
const itself: Caller = { ip: '', requestId: 'products.brochure' }

/** Redirects to the brochure `{slug}-{language}.pdf` of today's facts; null for an unknown name. */
export function openBrochure(deps: BrochureDeps, { params }: Visit): Promise<string | null> {
  const named = readSheetName(params.name)
  return named ? brochureOf(deps, named.slug, named.language) : Promise.resolve(null)
}

async function brochureOf(deps: BrochureDeps, slug: string, language: PageLanguage): Promise<string | null> {
  const found = oneOf(await currentCatalogue(deps.db), slug)
  if (!found) return null
  const { producto: product, condiciones: conditions } = found
  const picture = await pictureOf(deps, product)
  const sources = { product, conditions, language, company: await deps.company(), picture }
  return storedSheet(deps, {
    table: 'producto_folleto',
    productId: product.id,
    language,
    says: [
      layout,
      brochureTask({ ...sources, picture: null, madeAt: new Date(0) }),
      hashOf(picture),
      await deps.brand(),
    ],
    name: `${fileNameOf(product.nombre)}_${texts[language].file}_${language}.pdf`,
    action: 'products.brochureMade',
    caller: itself,
    make: () => deps.workers.leaflet(brochureTask({ ...sources, madeAt: new Date() })),
  })
}

/** The picture that staff uploaded, otherwise the one that comes with the portal; null when there is none. */
function pictureOf({ files }: SheetDeps, { slug, imagen_url: own }: Product): Promise<Uint8Array | null> {
  if (own) return files.read(fileIdOf(own))
  return isDrawn(slug) ? readFile(join(pictures, `${slug}-front-960.webp`)).catch(() => null) : Promise.resolve(null)
}

const fileIdOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

const hashOf = (bytes: Uint8Array | null) => bytes && createHash('sha256').update(bytes).digest('hex')

type Product = Catalogue['productos'][number]

interface Sources {
  product: Product
  /** Terms for all equipment; empty for software. */
  conditions: Catalogue['condiciones']
  language: PageLanguage
  company: Company
  picture: Uint8Array | null
  madeAt: Date
}

/** Returns the content of a product's brochure: the same rows as its page. */
function brochureTask({ product, conditions, language, company, picture, madeAt }: Sources): LeafletTask {
  const t = texts[language]
  return {
    language,
    company: { name: company.nombre },
    kicker: nameIn(product, 'categoria_nombre', language),
    title: product.nombre,
    lead: nameIn(product, 'resumen', language),
    picture,
    highlights: highlightsOf(product.datos).map((fact) => {
      const { qualifier = '', figure, unit = '' } = factParts(fact, language)
      return { label: factName(fact, language), qualifier, figure, unit }
    }),
    text: nameIn(product, 'descripcion', language),
    groups: groupedFacts([...product.datos, ...conditions]).map(({ group, facts }) => ({
      title: textIn(factGroupNames[group], language),
      rows: facts.map((fact) => ({ label: factName(fact, language), value: factText(fact, language) })),
    })),
    notice: { title: t.notice, text: t.noticeText },
    contact: {
      title: t.contact,
      lines: [company.email, company.telefono, company.direccion, company.sitio].filter(Boolean),
    },
    footer: [company.nombre, company.sitio, t.edition(editionDay(madeAt, language))].filter(Boolean).join(' · '),
    madeAt,
  }
}
