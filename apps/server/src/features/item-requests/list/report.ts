import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { requestKindNames } from '@portal/contract/marketplace/constants'
import { requestStatusName } from '@portal/contract/marketplace/states'
import type { DocumentTask } from '#core/documents/documents.ts'
import { moneyCell } from '#core/documents/sheet-cells.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { texts } from './export-texts.ts'
import type * as queries from './queries.ts'

type Row = Awaited<ReturnType<typeof queries.exportRequests>>[number]
const kindOf = ({ tipo }: Row, language: Language) => requestKindNames[tipo as keyof typeof requestKindNames][language]

/** Returns all rows as a sheet; a last line says when there are more. */
export function sheetOf(rows: readonly Row[], language: Language, cut: string | null): SheetTask {
  const t = texts[language]
  const columns: SheetColumn[] = [
    { title: t.number, type: 'number' },
    ...[t.kind, t.machine, t.sku, t.name, t.email, t.phone, t.company, t.country, t.status, t.currency].map(text),
    { title: t.reservation, type: 'number' },
    { title: t.sale, type: 'number' },
    ...[t.received, t.returned, t.owed, t.net].map((title): SheetColumn => ({ title, type: 'number' })),
    { title: t.from, type: 'date' },
    { title: t.to, type: 'date' },
    text(t.message),
    { title: t.createdAt, type: 'date' },
  ]
  const cells = rows.map((row) => [
    row.id,
    kindOf(row, language),
    row.marca,
    row.sku,
    row.nombre,
    row.email,
    row.telefono,
    row.empresa,
    nameIn(row, 'pais_nombre', language),
    requestStatusName(row.estado_id, row.es_arriendo)[language],
    row.moneda,
    moneyCell(row.monto_reserva, row.moneda),
    moneyCell(row.monto_venta, row.moneda),
    ...[row.recibido, row.devuelto, row.debido, row.neto].map((amount) => moneyCell(amount, row.moneda)),
    row.desde,
    row.hasta,
    row.mensaje,
    row.creado_el,
  ])
  return { name: t.title, language, columns, rows: cut ? [...cells, [null, cut]] : cells }
}

const text = (title: string): SheetColumn => ({ title, type: 'text' })

/** Returns a shorter version as a document to print. */
export function documentOf(rows: readonly Row[], language: Language, cut: string | null) {
  const t = texts[language]
  return {
    language,
    title: t.title,
    table: {
      columns: [
        { title: t.number, share: 9 },
        { title: t.machine, share: 24 },
        { title: t.name, share: 22 },
        { title: t.email, share: 24 },
        { title: t.status, share: 16 },
        { title: t.createdAt, share: 15 },
      ],
      rows: rows.map((row) => [
        `${row.id}`,
        row.marca,
        row.nombre,
        row.email || row.telefono,
        requestStatusName(row.estado_id, row.es_arriendo)[language],
        row.creado_el.slice(0, 10),
      ]),
    },
    notes: cut ? [cut] : [],
  } satisfies Partial<DocumentTask>
}
