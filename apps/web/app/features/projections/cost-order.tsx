import { type BrokenLink, brokenLinks } from '@portal/contract/projections/order'
import type { ProjectionSheet } from '@portal/contract/projections/sheet'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './projection.module.css'
import { texts } from './texts.ts'
import { useLinkText } from './use-link-text.ts'
import { usePercentage } from './use-percentage.ts'

/**
 * Shows total COM ≤ master ≤ distributor ≤ every price with the amounts, and names each violation
 * (rule prices/order-of-costs).
 */
export function CostOrder({ sheet }: { sheet: ProjectionSheet }) {
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
