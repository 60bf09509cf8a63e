import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import styles from '#features/marketplace/card/price.module.css'
import { cardTexts } from './card-texts.ts'
import type { Row } from './rows.ts'

type Priced = Pick<Row, 'moneda' | 'precio' | 'es_venta' | 'es_arriendo' | 'precio_arriendo' | 'dias_minimos'>

interface Props {
  row: Priced
  isLarge?: boolean
}

/** The buyer's price, or the price per day; an item only for rent shows no sale price (spec 7, A2). */
export function Price({ row, isLarge = false }: Props) {
  const t = useTexts(cardTexts)
  const rent = row.es_arriendo && row.precio_arriendo !== null
  return (
    <div className={isLarge ? `${styles.price} ${styles.large}` : styles.price}>
      {row.es_venta && (
        <p className={row.precio === null ? styles.ask : styles.amount}>
          {row.precio === null ? t.askPrice : moneyText(row.precio, row.moneda)}
        </p>
      )}
      {rent && (
        <p className={row.es_venta ? styles.second : styles.amount}>
          {row.es_venta && <span>{t.rentPrice} </span>}
          {moneyText(row.precio_arriendo ?? 0, row.moneda)} <span className={styles.unit}>{t.perDay}</span>
        </p>
      )}
      {!row.es_venta && !rent && <p className={styles.ask}>{t.askPrice}</p>}
      {isLarge && rent && row.dias_minimos && <p className={styles.note}>{t.fromDays(row.dias_minimos)}</p>}
    </div>
  )
}
