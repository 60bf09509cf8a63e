import { itemLimits } from '@portal/contract/classifieds/constants'
import { ItemFormSchema } from '@portal/contract/classifieds/items/schemas'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message, Messages } from '@portal/contract/core/messages'
import type { Db } from '#core/database.ts'
import { type ItemForm, itemInitData, refusalsOfItems } from '#features/classifieds/service.ts'
import * as queries from './queries.ts'
import type { SheetRow } from './rows.ts'
import { importTexts } from './texts.ts'
import { correlativeOf, type Reader, readerOf } from './values.ts'

/** What is to become of a row, and the form to do it with. */
export interface Judged extends SheetRow {
  accion: queries.Action
  form: ItemForm | null
  errores: queries.Fault[]
}

const area: Messages = classifiedMessages

/** Decides about each row. The dry run and the commit both ask here, so they cannot differ by themselves. */
export async function judge(db: Db, asked: queries.Import, rows: readonly SheetRow[]): Promise<Judged[]> {
  const read = readerOf(await itemInitData(db))
  const known = await queries.madeBefore(db, asked)
  const times = Map.groupBy(rows, ({ datos }) => correlativeOf(datos))
  const t = importTexts[asked.idioma]
  const judged = rows.map((row) => {
    const number = correlativeOf(row.datos)
    const isTwice = number !== null && times.get(number)!.length > 1
    const text = number === null ? t.correlative : isTwice ? t.correlativeTwice : null
    const faults = text
      ? [{ campo: 'correlativo', codigo: classifiedMessages.classifiedInvalid.code, texto: text }]
      : []
    return { ...row, isKnown: number !== null && known.has(number), ...formOf(read, row, asked.idioma, faults) }
  })
  const good = judged.filter(({ form }) => form !== null)
  const refused = await refusalsOfItems(
    db,
    good.map(({ form }) => form!),
  )
  for (const [at, list] of refused.entries())
    good[at]!.errores.push(...list.map(({ field, entry }) => faultOf(field, entry, asked.idioma)))
  return judged.map(({ isKnown, form, errores, fila, datos }) => {
    const accion = isKnown ? 'igual' : errores.length ? 'error' : 'crear'
    return { fila, datos, accion, form: accion === 'crear' ? form : null, errores: isKnown ? [] : errores }
  })
}

function formOf(read: Reader, { datos }: SheetRow, language: 'es' | 'en', faults: queries.Fault[]) {
  const parsed = ItemFormSchema.safeParse(read(datos))
  if (parsed.success) {
    const { imagenes_actuales: _, ...form } = parsed.data
    return { form: form as ItemForm, errores: faults }
  }
  const found = new Map<string, queries.Fault>()
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    if (!found.has(field)) found.set(field, faultOf(field, area[message] ?? coreMessages.invalid, language))
  }
  return { form: null, errores: [...faults, ...found.values()] }
}

const faultOf = (field: string, entry: Message, language: 'es' | 'en'): queries.Fault => ({
  campo: field,
  codigo: entry.code,
  texto: entry[language],
})

/** How many rows have each fate. */
export function totalsOf(rows: readonly { accion: queries.Action }[]): queries.Totals {
  const totals = { crear: 0, actualizar: 0, igual: 0, omitir: 0, error: 0 }
  for (const { accion } of rows) totals[accion]++
  return totals
}

const pictureName = /^(\d{1,9})_(\d{1,4})\.[a-z0-9]+$/i

/** The pictures of each correlativo in their order, and the names that belong to no row. */
export function matchPictures(names: readonly string[], rows: readonly SheetRow[]) {
  const wanted = new Set(rows.map(({ datos }) => correlativeOf(datos)))
  const numbered = [...new Set(names)].map((name) => {
    const [, row, place] = pictureName.exec(name) ?? []
    return { name, row: row === undefined ? null : Number(row), place: Number(place ?? 0) }
  })
  const orphans = numbered.filter(({ row }) => row === null || !wanted.has(row)).map(({ name }) => name)
  const byRow = Map.groupBy(
    numbered.filter(({ row }) => row !== null).sort((a, b) => a.place - b.place),
    ({ row }) => row,
  )
  const picturesOf = (datos: SheetRow['datos']): string[] =>
    (byRow.get(correlativeOf(datos)) ?? []).map(({ name }) => name)
  return { picturesOf, orphans, most: itemLimits.pictures }
}
