import type { In } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import type { TileSchema } from '@portal/contract/panels/schemas'
import { tileTexts } from '@portal/contract/panels/titles'
import { texts } from './texts.ts'

type Tile = In<typeof TileSchema>
type Amount = Tile['actual']
/** A line of a file: one number, or one currency of it. */
export interface Line {
  tile: string
  group: string
  from: string
  to: string
  count: number
  of: number | null
  money: Amount['sumas'][number] | null
}

/** Returns every number of a tile: the period, the one before, all of now, and each part. */
export function linesOf(tile: Tile, language: Language): Line[] {
  const t = texts[language]
  const { periodo, actual, anterior, hoy, intervalos, grupos, puntos } = tile
  const line = (group: string, days: { desde: string; hasta: string } | null, amount: Amount): Line[] => {
    const facts = { tile: tileTexts[tile.mosaico].name[language], group }
    const line = { ...facts, from: days?.desde ?? t.now, to: days?.hasta ?? '', count: amount.total, of: amount.de }
    return amount.sumas.length === 0 ? [{ ...line, money: null }] : amount.sumas.map((money) => ({ ...line, money }))
  }
  const nameOf = (key: string) => grupos.find(({ clave }) => clave === key)?.[language] ?? key
  return [
    ...line(t.all, periodo.actual, actual),
    ...(anterior ? line(t.all, periodo.anterior, anterior) : []),
    ...(hoy ? line(t.all, null, hoy) : []),
    ...puntos
      .toSorted((a, b) => (a.intervalo ?? 0) - (b.intervalo ?? 0))
      .flatMap(({ grupo, intervalo, ...amount }) =>
        line(nameOf(grupo), intervalo === null ? (hoy ? null : periodo.actual) : intervalos[intervalo]!, amount),
      ),
  ]
}
