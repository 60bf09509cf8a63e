import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { type Fact, type FactKey, factName, factText, isKnown } from '@portal/contract/products/fact-text'
import { guideNotice, guides } from '@portal/contract/products/guides/guides'
import { type ConsoleSlug, isConsole } from '@portal/contract/products/manuals/consoles'
import { manualEdition } from '@portal/contract/products/manuals/edition'
import { boxOf } from '@portal/contract/products/manuals/panel'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import type { Caller } from '#core/base/actor.ts'
import type { BrandReader } from '#core/brand/brand.ts'
import type { DocumentTable, DocumentTask } from '#core/documents/documents.ts'
import { documentHead } from '#core/files/exports.ts'
import type { Visit } from '#core/http/redirects.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'
import type { Catalogue } from '../queries.ts'
import { currentCatalogue, oneOf } from '../service.ts'
import { editionDay, fileNameOf, readSheetName, type SheetDeps, storedSheet } from '../sheets.ts'
import { panelDrawing } from './drawing.ts'
import { texts } from './texts.ts'

export interface ManualDeps extends SheetDeps {
  workers: Pick<Workers, 'document'>
  brand: BrandReader
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
  const found = oneOf(await currentCatalogue(deps.db), slug)
  if (!found) return null
  const { producto: product, condiciones: conditions } = found
  const sources = { slug, product, conditions, language, company: await deps.company() }
  return storedSheet(deps, {
    table: 'producto_manual',
    productId: product.id,
    language,
    says: [layout, manualTask({ ...sources, madeAt: new Date(0) }), await deps.brand()],
    name: `${fileNameOf(product.nombre)}_manual_${language}.pdf`,
    action: 'products.manualMade',
    caller: itself,
    make: () => deps.workers.document(manualTask({ ...sources, madeAt: new Date() })),
  })
}

interface Sources {
  slug: ConsoleSlug
  product: Catalogue['productos'][number]
  /** Terms for all equipment. */
  conditions: Catalogue['condiciones']
  language: PageLanguage
  company: Company
  madeAt: Date
}

/** Returns the content of a console's manual: its panel, parts, steps and facts, as on its page. */
function manualTask({ slug, product, conditions, language, company, madeAt }: Sources): DocumentTask {
  const t = texts[language]
  const factsOf = (keys: readonly string[]) =>
    keys.flatMap((key) => product.datos.find(({ clave }) => clave === key) ?? [])
  const told = (keys: readonly string[]) =>
    factsOf(keys)
      .map((fact) => `${factName(fact, language)}: ${factText(fact, language)}`)
      .join('\n')
  const columnsOf = (name: string, text: string): DocumentTable['columns'] => [
    { title: t.number, share: 1, align: 'right' },
    { title: name, share: 4 },
    { title: text, share: 8 },
    { title: t.factsOf, share: 6 },
  ]
  const edition = t.editionText(manualEdition.number, editionDay(new Date(manualEdition.day), language))
  const head = documentHead(company, [
    { label: t.edition, value: edition },
    { label: t.facts, value: editionDay(madeAt, language) },
  ])
  return {
    ...head,
    language,
    title: t.title(product.nombre),
    paragraphs: [`${textIn(guideNotice, language)} ${t.sale}`],
    drawing: { ...panelDrawing(slug), caption: t.drawing },
    table: {
      columns: columnsOf(t.part, t.use),
      rows: consoleParts[slug].map(({ anchor, name, text, facts, isToAsk }, index) => [
        boxOf(slug, anchor) ? `${index + 1}` : '',
        textIn(name, language),
        isToAsk ? `${textIn(text, language)} ${t.toConfirm}` : textIn(text, language),
        told(facts),
      ]),
    },
    further: [
      {
        heading: t.steps,
        table: {
          columns: columnsOf(t.step, t.what),
          rows: guides[slug].map(({ title, text, facts }, index) => [
            `${index + 1}`,
            textIn(title, language),
            textIn(text, language),
            told(facts),
          ]),
        },
      },
      {
        heading: t.sheet,
        table: {
          columns: [
            { title: t.fact, share: 1 },
            { title: t.value, share: 1 },
          ],
          rows: inOrder([...product.datos, ...product.por_confirmar, ...conditions]).map((row) => [
            factName(row, language),
            isKnown(row) ? factText(row, language) : t.unknown,
          ]),
        },
      },
    ],
    notes: [t.missing],
    madeAt,
  }
}

const inOrder = (rows: (Fact | FactKey)[]) => rows.toSorted((a, b) => a.orden - b.orden)
