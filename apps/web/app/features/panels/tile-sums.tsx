import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { FigureSums } from '#features/start/figure-sums.tsx'
import classes from './panels.module.css'
import { texts } from './texts.ts'
import type { Amount } from './tile-parts.ts'

/** What a tile comes to: each currency by itself, and all in the one that was chosen. */
export function TileSums({ now, before }: { now: Amount; before: Amount | null }) {
  const t = useTexts(texts)
  const { convertido: converted, sumas } = now
  return (
    <>
      {converted && sumas.some(({ moneda }) => moneda !== converted.moneda) && (
        <p className={classes.converted}>
          {t.inAll(moneyText(converted.total as Intl.StringNumericLiteral, converted.moneda))}
        </p>
      )}
      <FigureSums now={sumas} before={before?.sumas ?? []} />
    </>
  )
}
