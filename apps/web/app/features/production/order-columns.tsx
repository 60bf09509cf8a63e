import { textIn } from '@portal/contract/core/text'
import { productionStepNames } from '@portal/contract/production/steps'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Lateness } from './lateness.tsx'
import classes from './production.module.css'
import { type OrderRow, stepTones } from './rows.ts'
import { texts } from './texts.ts'

export function useOrderColumns(): TableProps<OrderRow>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, dateTime, number } = useFormats()
  const dayOf = (day: string | null) => (day ? date(day) : '—')
  return [
    {
      id: 'code',
      label: t.code,
      sort: 'codigo',
      cell: ({ codigo }) => <span className={classes.whole}>{codigo}</span>,
    },
    {
      id: 'client',
      label: t.client,
      sort: 'cliente_empresa',
      cell: (row) => <span className={classes.named}>{row.cliente_empresa}</span>,
    },
    {
      id: 'step',
      label: t.step,
      kind: 'status',
      cell: ({ paso }) => <StatusDot tone={stepTones[paso]}>{textIn(productionStepNames[paso], language)}</StatusDot>,
    },
    { id: 'standing', label: t.standing, kind: 'status', cell: (row) => <Lateness order={row} /> },
    { id: 'term', label: t.term, sort: 'plazo', kind: 'date', cell: ({ plazo }) => dayOf(plazo) },
    {
      id: 'since',
      label: t.since,
      sort: 'paso_en',
      kind: 'date',
      priority: 3,
      cell: ({ paso_en: since }) => dateTime(since),
    },
    {
      id: 'serials',
      label: t.serials,
      priority: 3,
      cell: ({ series, unidades_con_serie: units }) => (units ? `${number(series)}/${number(units)}` : '—'),
    },
    { id: 'tracking', label: t.tracking, kind: 'code', priority: 3, cell: ({ seguimiento }) => seguimiento || '—' },
  ]
}
