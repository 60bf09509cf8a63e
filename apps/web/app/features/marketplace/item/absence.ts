import { data } from 'react-router'
import type { Refused } from '#core/api/api.ts'

export interface Absence<Row> {
  codigo: number
  mensaje: string
  /** Alternatives: those the server names, otherwise the newest. */
  rows: Row[]
  isSimilar: boolean
}

/**
 * Thrown by a loader for a missing item: sold, expired (410) or unknown (404). An invalid id also counts as unknown.
 * `newest` loads other items when the server names none.
 */
export async function absence<Row>(
  { codigo, mensaje, datos, status: answered }: Refused,
  newest: () => Promise<Row[]>,
) {
  const status = answered === 400 ? 404 : answered
  const absent = (rows: Row[], isSimilar: boolean) =>
    data<Absence<Row>>({ codigo, mensaje, rows, isSimilar }, { status })
  const similar = (datos as { similares?: Row[] } | null)?.similares ?? []
  if (similar.length > 0) return absent(similar, true)
  if (status !== 404 && status !== 410) return absent([], false)
  return absent(await newest(), false)
}
