import { correlativeOf } from './cells.ts'
import type { SheetRow } from './queries.ts'

const pictureName = /^(\d{1,9})_(\d{1,4})\.[a-z0-9]+$/i

/** Returns the pictures of each correlativo in order, unused names, and duplicates. */
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
  const byName = Map.groupBy(names, (name) => name)
  const isTwice = (name: string) => byName.get(name)!.length > 1
  return { picturesOf, orphans, isTwice }
}
