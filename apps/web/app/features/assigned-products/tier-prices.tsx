import { lowMargin } from '@portal/contract/assigned-products/constants'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { PricedTier } from './assignment-values.ts'
import { texts } from './texts.ts'
import classes from './tiers.module.css'

/** Returns the name of a tier: its first and last unit. */
export function useRange(): (tier: Pick<PricedTier, 'desde' | 'hasta'>) => string {
  const t = useTexts(texts)
  const { number } = useFormats()
  return ({ desde, hasta }) => (hasta === null ? t.openRange(number(desde)) : t.range(number(desde), number(hasta)))
}

const oneDecimal = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

const toneOf = (margin: number): Tone => (margin < 0 ? 'danger' : margin < lowMargin ? 'attention' : 'done')

/** The margin above the floor; the text says what the colour means. */
function Margin({ margin }: { margin: number | null }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  if (margin === null) return <StatusDot tone="neutral">{t.noFloorShort}</StatusDot>
  const tone = toneOf(margin)
  return (
    <span className={classes.margin} data-tone={tone} title={margin < 0 ? t.belowFloor : undefined}>
      <StatusDot tone={tone}>{number(margin, oneDecimal)}</StatusDot>
    </span>
  )
}

/** The tiers in a cell of the list: quantity, price, margin. */
export function TierLines({ tiers }: { tiers: readonly PricedTier[] }) {
  const range = useRange()
  return (
    <dl className={classes.lines}>
      {tiers.map((tier) => (
        <div key={tier.desde}>
          <dt>{range(tier)}</dt>
          <dd>{tier.precio === null ? '—' : moneyText(tier.precio)}</dd>
          <dd>
            <Margin margin={tier.margen} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the branch pays at each quantity, next to the floor, with the margin in colour (rule prices/margin-shown). */
export function TierTable({ tiers }: { tiers: readonly PricedTier[] }) {
  const t = useTexts(texts)
  const range = useRange()
  const hasFloor = tiers.some(({ piso }) => piso !== null)
  return (
    <div>
      <table className={classes.table} aria-label={t.prices}>
        <thead>
          <tr>
            {[t.quantity, t.price, t.floor, t.margin].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.desde}>
              <th scope="row">{range(tier)}</th>
              <td>{tier.precio === null ? '—' : moneyText(tier.precio)}</td>
              <td>{tier.piso === null ? '—' : moneyText(tier.piso)}</td>
              <td>
                <Margin margin={tier.margen} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.hint}>{hasFloor ? t.marginHint : t.noFloor}</p>
    </div>
  )
}
