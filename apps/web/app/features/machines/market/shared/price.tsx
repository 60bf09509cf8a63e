import { useFormats, useHourName } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import styles from '#features/marketplace/card/price.module.css'
import { cardTexts } from './card-texts.ts'
import type { Row } from './rows.ts'

type Priced = Pick<
  Row,
  'moneda' | 'precio' | 'es_venta' | 'es_arriendo' | 'precio_arriendo' | 'dias_minimos' | 'subasta'
>

interface Props {
  row: Priced
  isLarge?: boolean
}

/**
 * The buyer's price, or the price per day; an item only for rent shows no sale price (rule marketplace/sale-or-rent).
 * An item in auction shows its bid and its end instead: nobody can buy it at its price.
 */
export function Price({ row, isLarge = false }: Props) {
  const t = useTexts(cardTexts)
  const rent = row.es_arriendo && row.precio_arriendo !== null
  if (row.subasta) return <Bid auction={row.subasta} isLarge={isLarge} />
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

function Bid({ auction, isLarge }: { auction: NonNullable<Row['subasta']>; isLarge: boolean }) {
  const t = useTexts(cardTexts)
  const { dateTime } = useFormats()
  const hour = useHourName()
  const { precio: price, moneda: currency, pujas: bids, inicia_en: start, fin_efectivo: end } = auction
  return (
    <div className={isLarge ? `${styles.price} ${styles.large}` : styles.price}>
      <p className={styles.note}>{bids > 0 ? t.bid : t.startPrice}</p>
      <p className={styles.amount}>{moneyText(price, currency)}</p>
      {isLarge && bids === 0 && <p className={styles.note}>{t.starts(dateTime(start), hour)}</p>}
      <p className={styles.note}>{t.ends(dateTime(end), hour)}</p>
    </div>
  )
}
