import { Skeleton } from '@mantine/core'
import { projectionKinds } from '@portal/contract/projections/number-kinds'
import { type BrokenLink, brokenLinks } from '@portal/contract/projections/order'
import { profitsAt, profitsFor } from '@portal/contract/projections/profits'
import type { ProjectionSheet } from '@portal/contract/projections/sheet'
import { Suspense, useState } from 'react'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { moneyText } from '#core/formats/money.ts'
import { lazyCode } from '#core/framework/module-reload.ts'
import { useTexts } from '#core/language/language.ts'
import { ProfitTable } from './profit-table.tsx'
import classes from './projection.module.css'
import { texts } from './texts.ts'
import { useLinkText } from './use-link-text.ts'
import { usePercentage } from './use-percentage.ts'

// Loaded separately: the chart library is large, and no other screen needs it.
const ProfitChart = lazyCode(() => import('./profit-chart.tsx'))

interface Props {
  /** Null while a figure is missing or invalid. */
  sheet: ProjectionSheet | null
  /** The stored sheet, to compare with. */
  saved: ProjectionSheet | null
}

/**
 * The results of the sheet while typing: the order of costs, and the profit of each party (rules prices/order-of-costs,
 * prices/trial).
 */
export function ProjectionResults({ sheet, saved }: Props) {
  const t = useTexts(texts)
  const [units, setUnits] = useState<number | string>(1000)
  const quantity = typeof units === 'number' ? Math.max(1, units) : 1
  const sold = sheet && profitsFor(sheet, quantity)
  return (
    <aside className={classes.results} aria-labelledby="what-if">
      <h2 id="what-if" className={classes.heading}>
        {t.results}
      </h2>
      <p className={classes.hint}>{t.resultsHint}</p>
      {sheet && sold ? (
        <>
          <CostOrder sheet={sheet} />
          <section aria-label={t.profits} className={classes.part}>
            <h3 className={classes.subheading}>{t.profits}</h3>
            <Suspense fallback={<Skeleton height={220} />}>
              <ProfitChart sheet={sheet} />
            </Suspense>
          </section>
          <NumberField label={t.units} value={units} onChange={setUnits} kind={projectionKinds.units} />
          <ProfitTable
            quantity={quantity}
            price={sold.rango.precio}
            each={profitsAt(sheet, sold.rango.precio, 1)}
            all={sold.profits}
            before={saved && (profitsFor(saved, quantity)?.profits ?? null)}
          />
        </>
      ) : (
        <p role="status">{t.incomplete}</p>
      )}
    </aside>
  )
}

/**
 * Shows total COM ≤ master ≤ distributor ≤ every price with the amounts, and names each violation
 * (rule prices/order-of-costs).
 */
function CostOrder({ sheet }: { sheet: ProjectionSheet }) {
  const t = useTexts(texts)
  const percentage = usePercentage()
  const broken = brokenLinks(sheet)
  const nameOf = useLinkText(sheet.rangos)
  const isBroken = (link: BrokenLink['eslabon']) => broken.some(({ eslabon }) => eslabon === link)
  const steps = [
    { label: t.totalCom, amount: sheet.total_com, isWrong: false },
    { label: t.masterCost, amount: sheet.costo_master, isWrong: isBroken('costo_master') },
    { label: t.distributorCost, amount: sheet.costo_distribuidor, isWrong: isBroken('costo_distribuidor') },
    {
      label: t.lowestPrice,
      amount: Math.min(...sheet.rangos.map(({ precio }) => precio)),
      isWrong: isBroken('precio'),
    },
  ]
  const largest = sheet.descuento_maximo
  return (
    <section aria-label={t.order} className={classes.part}>
      <h3 className={classes.subheading}>{t.order}</h3>
      <ol className={classes.ladder}>
        {steps.map(({ label, amount, isWrong }) => (
          <li key={label} data-wrong={isWrong || undefined}>
            <span>{label}</span>
            <span className={classes.amount}>{moneyText(amount)}</span>
          </li>
        ))}
      </ol>
      <div role="status" className={classes.verdict}>
        <StatusDot tone={broken.length ? 'danger' : 'done'}>{broken.length ? t.orderFails : t.orderHolds}</StatusDot>
        {broken.length > 0 && (
          <ul>
            {broken.map((link) => (
              <li key={`${link.eslabon}${link.rango}`}>{nameOf(link)}</li>
            ))}
          </ul>
        )}
      </div>
      <p className={classes.largest}>
        {t.maximumDiscount} <strong>{largest === null ? t.noDiscount : percentage(largest)}</strong>
      </p>
    </section>
  )
}
