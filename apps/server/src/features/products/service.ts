import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type { SubjectProductSchema } from '@portal/contract/forms/schemas'
import { ProductCategory } from '@portal/contract/products/constants'
import { productMessages } from '@portal/contract/products/messages'
import { PageTextsSchema } from '@portal/contract/products/pages/schemas'
import type { OneProductSchema, ProductMenuSchema, RetiredProductSchema } from '@portal/contract/products/schemas'
import type { z } from 'zod'
import { Refusal } from '#core/base/errors.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { settingOf } from '#features/settings/service.ts'
import { productArea } from './areas.ts'
import * as queries from './queries.ts'
import { withTerms } from './terms.ts'

const longest = 10 * 60_000

type Catalogue = queries.Catalogue
type OneProduct = z.output<typeof OneProductSchema>
type Menu = z.output<typeof ProductMenuSchema>

/** Returns a cached reader of products with their facts: the one source of pages, comparison and brochures. */
export function catalogueReader({ db, changes }: { db: Db; changes: Changes }): () => Promise<Catalogue> {
  const recall = answerCache<Catalogue>(changes, [productArea, 'ajuste'], { ms: longest, max: 1 })
  return () => recall('', () => currentCatalogue(db))
}

/** Returns a cached reader of the menu: every page has it. */
export function menuReader({ db, changes }: { db: Db; changes: Changes }): () => Promise<Menu> {
  const recall = answerCache<Menu>(changes, ['menu_productos'], { ms: longest, max: 1 })
  return () => recall('', () => currentMenu(db))
}

/** Returns the products with their facts and the terms of sale of the settings. */
export async function currentCatalogue(db: Db): Promise<Catalogue> {
  const [catalogue, terms] = await Promise.all([queries.getCatalogue(db), settingOf(db, 'condiciones')])
  return { ...catalogue, condiciones: withTerms(catalogue.condiciones, terms) }
}

/** Returns the products of the menu: lines that share a group stand together (rule products/menu). */
async function currentMenu(db: Db): Promise<Menu> {
  const rows = await queries.listMenu(db)
  const grupos: Menu['grupos'] = []
  for (const row of rows) {
    const nombre = inEachLanguage(
      (language) => nameIn(row, 'etapa', language) || nameIn(row, 'categoria_nombre', language),
    )
    const texto = inEachLanguage((language) => nameIn(row, 'menu', language) || nameIn(row, 'resumen', language))
    const product = { slug: row.slug, nombre: row.nombre, texto }
    const known = grupos.find((group) => group.nombre.es === nombre.es)
    if (known) known.productos.push(product)
    else grupos.push({ nombre, productos: [product] })
  }
  return { grupos }
}

/** Returns the products that an inquiry may be about, as the contact form names and orders them. */
export async function inquiryProducts(db: Db): Promise<z.input<typeof SubjectProductSchema>[]> {
  const rows = await queries.listMenu(db)
  return rows
    .toSorted((a, b) => a.categoria_id - b.categoria_id || a.orden - b.orden)
    .map(({ slug, nombre, asunto, asunto_en, asunto_pt }) => ({
      slug,
      nombre: asunto || nombre,
      nombre_en: asunto_en || asunto || nombre,
      nombre_pt: asunto_pt || asunto || nombre,
    }))
}

const inEachLanguage = (say: (language: PageLanguage) => string) =>
  Object.fromEntries(pageLanguages.map((language) => [language, say(language)])) as Record<PageLanguage, string>

/**
 * Returns one product of the catalogue with the related ones and what its page says. Terms of delivery are for
 * equipment only. Throws `absent` when it has no page, `retired` when it is no longer offered (rule products/retired).
 */
export async function pageOf(db: Db, catalogue: Catalogue, slug: string): Promise<OneProduct> {
  const one = oneOf(catalogue, slug)
  if (!one) throw await refusalOf(db, slug)
  const { textos, ...page } = await queries.getPageOf(db, one.producto.id)
  return { ...one, ...page, textos: PageTextsSchema.parse(textos) }
}

/** Returns one product of the catalogue with the others; undefined when it is not sold. */
export function oneOf({ productos, condiciones }: Catalogue, slug: string) {
  const producto = productos.find((product) => product.slug === slug)
  if (!producto) return undefined
  return {
    producto,
    otros: productos.filter((product) => product !== producto),
    condiciones: producto.categoria_id === ProductCategory.software ? [] : condiciones,
  }
}

async function refusalOf(db: Db, slug: string): Promise<Refusal> {
  const retired = await queries.getRetired(db, slug)
  if (!retired) return new Refusal(productMessages.absent)
  const { nombre, redirige, a_slug, a_nombre } = retired
  const reemplazo = a_slug && a_nombre ? { slug: a_slug, nombre: a_nombre } : null
  const data = { nombre, reemplazo, redirige: redirige && reemplazo !== null } satisfies z.input<
    typeof RetiredProductSchema
  >
  return new Refusal(productMessages.retired, { data })
}

export {
  holdProducts,
  type ImportedProduct,
  type ProductForm,
  type ProductValues,
  takeProductBack,
  writeProduct,
} from './imported/imported.ts'
export { type KnownProduct, listKnownChoices, listKnownProducts, productFields } from './imported/queries.ts'
export { hideSampleProducts } from './pages/service.ts'
export { productInitData } from './staff/service.ts'
