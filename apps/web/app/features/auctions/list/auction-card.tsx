import { AuctionState, auctionStateNames } from '@portal/contract/auctions/constants'
import { langOf, nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Picture } from '#features/marketplace/pictures/picture.tsx'
import { auctionPath, type Card } from '../rows.ts'
import { auctionTexts } from '../texts.ts'
import styles from './auctions.module.css'

const sizes = '(max-width: 639px) calc(100vw - 48px), (max-width: 1199px) 45vw, 400px'

/** One auction: how it stands and until when. The whole card leads to its page. */
export function AuctionCard({ card, isFirst }: { card: Card; isFirst: boolean }) {
  const t = useTexts(auctionTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const isComing = card.estado === AuctionState.coming
  const isRunning = card.estado === AuctionState.running
  const place = [card.ciudad, nameIn(card, 'pais_nombre', language)].filter(Boolean).join(', ')
  const label = card.precio_actual === null ? t.startPrice : isRunning ? t.price : t.finalPrice
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={card.imagen} alt="" sizes={sizes} isFirst={isFirst} />
        <span className={styles.state} data-state={card.estado}>
          {textIn(auctionStateNames[card.estado], language)}
        </span>
      </div>
      <div className={styles.text}>
        <h3>
          <PublicLink
            to={auctionPath(card.clasificado_id)}
            className={styles.link}
            lang={langOf(card, 'marca', language)}
          >
            {nameIn(card, 'marca', language)}
          </PublicLink>
        </h3>
        <p className={styles.place}>
          {card.anio} · {place}
        </p>
        <p className={styles.label}>{label}</p>
        <p className={styles.price}>{moneyText(card.precio_actual ?? card.precio_inicial, card.moneda)}</p>
        <p className={styles.place}>
          {t.bids(card.pujas)} · {isComing ? t.starts : isRunning ? t.ends : t.ended}{' '}
          {dateTime(isComing ? card.inicia_en : card.fin_efectivo)} ({t.chileTime})
        </p>
      </div>
    </article>
  )
}
