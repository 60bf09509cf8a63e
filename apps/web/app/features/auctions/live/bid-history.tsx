import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { Live } from '../rows.ts'
import { auctionTexts } from '../texts.ts'
import styles from './bid-history.module.css'

interface Props {
  auction: Live
  /** The reader's own number. */
  ownNumber?: number
  isOpen: boolean
}

/** The latest bids: who by their number, how much, when by the server's clock. */
export function BidHistory({ auction, ownNumber, isOpen }: Props) {
  const t = useTexts(auctionTexts)
  const { dateTime } = useFormats()
  const { historial: bids, moneda, lider } = auction
  const last = bids[0]?.orden
  return (
    <section aria-labelledby="bids">
      <h2 id="bids">{t.history}</h2>
      {bids.length === 0 && <p className={styles.none}>{isOpen ? t.noBids : t.noBidsEnded}</p>}
      <ol className={styles.bids}>
        {bids.map((bid) => (
          <li key={bid.orden} data-own={bid.postor === ownNumber}>
            <span className={styles.who}>
              {t.bidder(bid.postor)}
              {bid.postor === ownNumber && ` (${t.you})`}
              {bid.automatica && <span className={styles.how}> · {t.automatic}</span>}
              {bid.orden === last && bid.postor === lider && <span className={styles.lead}>{t.leads}</span>}
            </span>
            <span className={styles.amount}>{moneyText(bid.monto, moneda)}</span>
            <time className={styles.when} dateTime={bid.creado_en}>
              {dateTime(bid.creado_en)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
