import { marketCalls } from '@portal/contract/listing-market/calls'
import { data } from 'react-router'
import type { Api, Refused } from '#core/api/api.ts'
import type { Row } from '../shared/rows.ts'

export interface Absence {
  codigo: number
  mensaje: string
  /** Alternatives: those the server names, otherwise the newest. */
  rows: Row[]
  isSimilar: boolean
}

/**
 * Thrown by a loader for a missing listing: sold, expired (410) or unknown (404). An invalid id also counts as unknown.
 */
export async function absentItem(api: Api, { codigo, mensaje, datos, status: answered }: Refused) {
  const status = answered === 400 ? 404 : answered
  const absent = (rows: Row[], isSimilar: boolean) => data<Absence>({ codigo, mensaje, rows, isSimilar }, { status })
  const similar = (datos as { similares?: Row[] } | null)?.similares ?? []
  if (similar.length > 0) return absent(similar, true)
  if (status !== 404 && status !== 410) return absent([], false)
  const newest = await api.call(marketCalls.publicList, { params: { page_row: 4 } })
  return absent(newest.ok ? newest.datos.clasificados : [], false)
}
