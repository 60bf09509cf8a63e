import type { PageLanguage } from '@portal/contract/core/language'
import { isRented } from '@portal/contract/properties/constants'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import styles from '#features/marketplace/card/price.module.css'
import { cardTexts } from './card-texts.ts'
import type { Row } from './rows.ts'

type Priced = Pick<Row, 'condicion' | 'moneda' | 'precio' | 'rebaja_porcentaje' | 'rebajado_el'>

/** The sale price or the rent of a month, and how far it fell in the last 30 days (rule properties/price-history). */
export function Price({ row, isLarge = false }: { row: Priced; isLarge?: boolean }) {
  const t = useTexts(cardTexts)
  const formats = useFormats()
  const language = useLanguage()
  const { precio: price, rebaja_porcentaje: share, rebajado_el: day } = row
  return (
    <div className={isLarge ? `${styles.price} ${styles.large}` : styles.price}>
      <p className={price === null ? styles.ask : styles.amount}>
        {price === null ? t.askPrice : moneyText(price, row.moneda)}
        {price !== null && isRented(row.condicion) && <span className={styles.unit}> {t.perMonth}</span>}
      </p>
      {share !== null && day !== null && (
        <p className={styles.note}>{t.fell(formats.number(share), dayText(day, language))}</p>
      )}
    </div>
  )
}

/** Day and month with digits, as the reader writes them. */
function dayText(day: string, language: PageLanguage): string {
  const [, month, date] = day.split('-')
  return { es: `${date}-${month}`, en: `${month}-${date}`, pt: `${date}/${month}` }[language]
}
