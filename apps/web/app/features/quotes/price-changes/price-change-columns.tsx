import { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { type ChangeMoment, changeMomentNames } from '@portal/contract/quotes/price-changes/constants'
import type { PriceChangeSchema } from '@portal/contract/quotes/price-changes/schemas'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { priceText, useFigures } from '../figures.ts'
import { priceChangeTexts } from './price-change-texts.ts'
import classes from './price-changes.module.css'

type PriceChange = Of<typeof PriceChangeSchema>

const tones = { vigente: 'attention', antes: 'info', despues: 'neutral' } as const satisfies Record<
  ChangeMoment,
  string
>

/** Returns the columns: a line of an open quote with both prices of its projection. */
export function usePriceChangeColumns(): TableProps<PriceChange>['columns'] {
  const t = useTexts(priceChangeTexts)
  const language = useLanguage()
  const { date } = useFormats()
  const { quantity } = useFigures()
  return [
    {
      id: 'number',
      label: t.number,
      sort: 'codigo',
      cell: (row) => <Two below={row.cliente_empresa}>{row.codigo}</Two>,
    },
    {
      id: 'product',
      label: t.product,
      cell: (row) => (
        <Two below={`${quantity(row.cantidad)} · ${countryName(row.pais_id, language)}`}>
          {nameIn(row, 'producto_nombre', language)}
        </Two>
      ),
    },
    {
      id: 'offered',
      label: t.offered,
      kind: 'number',
      priority: 3,
      cell: (row) => (
        <span className={classes.two}>
          {moneyText(row.precio_neto, row.moneda)}
          {row.bajo_piso && <span className={classes.wrong}>{t.belowFloor}</span>}
        </span>
      ),
    },
    { id: 'price', label: t.price, kind: 'number', cell: (row) => <Prices row={row} /> },
    {
      id: 'difference',
      label: t.difference,
      sort: 'diferencia',
      kind: 'number',
      priority: 2,
      cell: ({ diferencia: amount }) => signed(amount),
    },
    {
      id: 'since',
      label: t.since,
      sort: 'vigente_desde',
      kind: 'status',
      cell: (row) => (
        <span className={classes.two}>
          {date(row.vigente_desde)}
          <StatusDot tone={tones[row.momento]}>{textIn(changeMomentNames[row.momento], language)}</StatusDot>
        </span>
      ),
    },
    {
      id: 'valid',
      label: t.validUntil,
      sort: 'vigencia',
      priority: 2,
      cell: (row) => <Two below={row.usuario_nombre}>{date(row.vigencia)}</Two>,
    },
  ]
}

function Two({ children, below }: { children: string; below: string }) {
  return (
    <span className={classes.two}>
      {children}
      <span className={classes.quiet}>{below}</span>
    </span>
  )
}

function Prices({ row: { precio_antes: before, precio_despues: after } }: { row: PriceChange }) {
  return (
    <>
      <span className={classes.quiet}>{moneyText(before)}</span>{' '}
      <span className={classes.now}>→ {priceText(after, Currency.dollar)}</span>
    </>
  )
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${moneyText(Math.abs(amount))}`
