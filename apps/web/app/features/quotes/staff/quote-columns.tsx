import { QuoteStatus, type QuoteTab } from '@portal/contract/quotes/states'
import type { Column, TableProps } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { QuoteRow } from '../rows.ts'
import { listTexts } from './list-texts.ts'
import { QuoteBlockDot } from './quote-block.tsx'
import classes from './quote-columns.module.css'
import { DaysLeft, QuoteProgressDot } from './quote-follow.tsx'
import { QuoteApprovalDot, QuoteStatusDot } from './quote-status.tsx'

/** Returns the columns of quotes. The production status is shown where quotes are approved. */
export function useQuoteColumns(isOfAll: boolean, tab: QuoteTab): TableProps<QuoteRow>['columns'] {
  const t = useTexts(listTexts)
  const { date, dateTime } = useFormats()
  const author: Column<QuoteRow> = { id: 'author', label: t.author, priority: 3, cell: (row) => row.usuario_nombre }
  const production: Column<QuoteRow> = {
    id: 'production',
    label: t.production,
    kind: 'date',
    priority: 2,
    cell: (row) => sentText(row, t.notYet, dateTime),
  }
  return [
    { id: 'number', label: t.number, sort: 'codigo', kind: 'code', cell: (row) => row.codigo },
    { id: 'client', label: t.client, sort: 'cliente_empresa', cell: (row) => <Client row={row} /> },
    {
      id: 'total',
      label: t.total,
      sort: 'total',
      kind: 'number',
      cell: (row) => moneyText(row.total, row.moneda),
    },
    {
      id: 'status',
      label: t.status,
      kind: 'status',
      cell: (row) => (
        <span className={classes.states}>
          <QuoteStatusDot quote={row} />
          <QuoteApprovalDot approval={row.aprobacion} />
          <QuoteProgressDot quote={row} />
          <QuoteBlockDot quote={row} />
        </span>
      ),
    },
    ...(tab === QuoteStatus.approved || tab === 'todas' ? [production] : []),
    {
      id: 'valid',
      label: t.validUntil,
      sort: 'vigencia',
      kind: 'date',
      priority: 2,
      cell: (row) => (
        <span className={classes.states}>
          {date(row.vigencia)}
          <DaysLeft quote={row} />
        </span>
      ),
    },
    ...(isOfAll ? [author] : []),
    {
      id: 'created',
      label: t.created,
      sort: 'creado_en',
      kind: 'date',
      priority: 3,
      cell: (row) => date(row.creado_en),
    },
  ]
}

function Client({ row: { cliente_empresa: company, cliente_nombre: name } }: { row: QuoteRow }) {
  return (
    <span className={classes.client} title={`${company}, ${name}`}>
      <span className={classes.company}>{company}</span> <span className={classes.name}>{name}</span>
    </span>
  )
}

function sentText(row: QuoteRow, notYet: string, text: (when: string) => string) {
  if (row.produccion_enviado_en) return text(row.produccion_enviado_en)
  return row.estado === QuoteStatus.approved && !row.bloqueo_produccion ? notYet : '—'
}
