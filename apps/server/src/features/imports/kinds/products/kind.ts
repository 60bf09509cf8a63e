import { priceModeNames } from '@portal/contract/assigned-products/constants'
import { Currency } from '@portal/contract/core/currencies'
import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { importKinds } from '@portal/contract/imports/kinds'
import { productImportMessages } from '@portal/contract/imports/messages'
import { productStatusNames } from '@portal/contract/products/constants'
import { measureUnitNames, saleUnitNames } from '@portal/contract/products/units'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import {
  type AssignmentValues,
  holdBranches,
  takePricesBack,
  type WrittenPrices,
  writePrices,
} from '#features/assigned-products/service.ts'
import {
  holdProducts,
  type ProductValues,
  productInitData,
  takeProductBack,
  writeProduct,
} from '#features/products/service.ts'
import { textOf } from '../../cells.ts'
import type { Changed, ImportKind, ToWrite } from '../../kind.ts'
import { type Touched, writtenRows } from '../../queries.ts'
import type { ProductDraft } from './draft.ts'
import { planProducts } from './plan.ts'
import { productTexts } from './texts.ts'
import { numberKindOf } from './values.ts'

const { imported, importedInPart, excelAbsent, notImported } = productImportMessages

/** Products, and their prices at branch offices: a row for each price. */
export const productImports = (): ImportKind<ProductDraft> => ({
  ...importKinds.producto,
  type: 'producto',
  messages: { imported, importedInPart, fileAbsent: excelAbsent, notImported },
  texts: { es: textsIn('es'), en: textsIn('en') },
  titleOf: ({ codigo, nombre, empresa, sucursal, desde }) =>
    [codigo, nombre, empresa, sucursal, desde].flatMap((cell) => textOf(cell) || []).join(' · '),
  numberKindOf,
  choiceNames: {
    unidad_id: saleUnitNames,
    unidad_medida_id: measureUnitNames,
    modo: priceModeNames,
    estado_id: productStatusNames,
  },
  codes: ['codigo'],
  choicesOf,
  plan: planProducts,
  create: write,
  change: write,
  untouched,
  takeBack: (db, actor, { id, version, antes }) => {
    const { arePrices, fields } = antes as TakenBack
    return arePrices
      ? takePricesBack(db, actor, { id, version }, fields as AssignmentValues | null)
      : takeProductBack(db, actor, { id, version }, fields as ProductValues | null)
  },
})

const textsIn = (language: Language) => {
  const { sheet, file, notAllowed, notes } = productTexts[language]
  return { sheet, file, notAllowed, notes }
}

async function choicesOf(db: Db, _actor: Actor, language: Language) {
  const { categorias, unidades, unidades_medida, servicios, estados } = await productInitData(db)
  const namesOf = (rows: readonly { nombre: string; nombre_en: string }[]) =>
    rows.map((row) => nameIn(row, 'nombre', language))
  return [
    { columns: ['categoria_id'], values: namesOf(categorias) },
    { columns: ['unidad_id'], values: namesOf(unidades) },
    { columns: ['unidad_medida_id'], values: namesOf(unidades_medida) },
    { columns: ['servicio_id'], values: namesOf(servicios) },
    { columns: ['estado_id'], values: namesOf(estados) },
    { columns: ['moneda'], values: [Currency.dollar] },
  ]
}

/** What a row stored, and what was there before. */
interface Before {
  /** Absent where the row did not store the product, null where it made it. */
  producto?: ProductValues | null
  precios?: WrittenPrices
}

/** Stores rows in their order inside the caller's transaction, each product before its prices. */
async function write(db: Db, actor: Actor, rows: readonly ToWrite<ProductDraft>[]): Promise<Changed[]> {
  const drafts = rows.map(({ draft }) => draft)
  await holdProducts(db, drafts)
  await holdBranches(
    db,
    drafts.map(({ prices }) => prices),
  )
  const written: Changed[] = []
  for (const { prices, ...product } of drafts) {
    const { id, version, before } = await writeProduct(db, actor, product)
    const antes: Before = {
      ...(before !== undefined && { producto: before }),
      ...(prices && { precios: await writePrices(db, actor, id, prices) }),
    }
    written.push({ id, version, antes })
  }
  return written
}

/** Prices or a product to take back, with the fields that it had; null where it was made. */
interface TakenBack {
  arePrices: boolean
  fields: object | null
}

/** First the prices, because a product that a branch has stays. */
async function untouched(db: Db, importId: number): Promise<Touched[]> {
  const rows = (await writtenRows(db, importId)) as { id: number; version: number; antes: Before }[]
  const touched = (arePrices: boolean, { id, version }: { id: number; version: number }, fields: object | null) => ({
    id,
    version,
    antes: { arePrices, fields } satisfies TakenBack,
  })
  return [
    ...rows.flatMap(({ antes: { precios } }) => (precios ? [touched(true, precios, precios.before)] : [])),
    ...rows.flatMap(({ antes: { producto }, ...row }) =>
      producto === undefined ? [] : [touched(false, row, producto)],
    ),
  ]
}
