import { classifiedCalls } from '@portal/contract/classifieds/calls'
import type { Api, Refused } from '#core/api.ts'
import type { Row } from './rows.ts'

export interface Absence {
  codigo: number
  mensaje: string
  /** What may do instead: those the server names, else the newest. */
  rows: Row[]
  isSimilar: boolean
}

/** What the page says of a listing that is not there: sold, expired, or never was. */
export async function absenceOf(api: Api, { codigo, mensaje, datos, status }: Refused): Promise<Absence> {
  const similar = (datos as { similares?: Row[] } | null)?.similares ?? []
  if (similar.length > 0) return { codigo, mensaje, rows: similar, isSimilar: true }
  if (status !== 404 && status !== 410) return { codigo, mensaje, rows: [], isSimilar: false }
  const newest = await api.call(classifiedCalls.publicList, { params: { page_row: 4 } })
  return { codigo, mensaje, rows: newest.ok ? newest.datos.clasificados : [], isSimilar: false }
}
