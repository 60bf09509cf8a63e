import { AuctionState, auctionStateNames, ReserveState, reserveStateNames } from '@portal/contract/auctions/constants'
import { textIn } from '@portal/contract/core/text'
import { useFormats, useHourName } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import type { Live } from '../rows.ts'
import { auctionTexts } from '../texts.ts'
import { clockText, daysIn, msLeft, stateBy } from './clock.ts'
import styles from './standing.module.css'
import type { LiveAuction } from './use-live-auction.ts'

const open: readonly AuctionState[] = [AuctionState.coming, AuctionState.running]

/** Price, bids, reserve, and the time left by the server's clock. */
export function Standing({ auction, serverMs, isConnected }: LiveAuction<Live>) {
  const t = useTexts(auctionTexts)
  const language = useLanguage()
  const state = stateBy(auction, serverMs)
  const { precio_actual: price, precio_inicial: start, moneda, pujas, postores, reserva } = auction
  const label = price === null ? t.startPrice : open.includes(state) ? t.price : t.finalPrice
  return (
    <div className={styles.standing}>
      <p className={styles.states}>
        <span className={styles.state} data-state={state}>
          {textIn(auctionStateNames[state], language)}
        </span>
        {isConnected !== null && open.includes(state) && (
          <span className={styles.live} data-on={isConnected}>
            {isConnected ? t.live : t.reconnecting}
          </span>
        )}
      </p>
      <div role="status" aria-atomic="true">
        <p className={styles.label}>{label}</p>
        <p className={styles.price}>{moneyText(price ?? start, moneda)}</p>
        <p className={styles.counts}>
          {t.bids(pujas)} · {t.bidders(postores)}
          {reserva !== ReserveState.none && <> · {textIn(reserveStateNames[reserva], language)}</>}
        </p>
      </div>
      <Times auction={auction} serverMs={serverMs} />
      <Outcome auction={auction} state={state} />
    </div>
  )
}

function Times({ auction, serverMs }: Pick<LiveAuction<Live>, 'auction' | 'serverMs'>) {
  const t = useTexts(auctionTexts)
  const { clock, dateTime } = useFormats()
  const hour = useHourName()
  const isHydrated = useHydrated()
  const state = stateBy(auction, serverMs)
  const left = msLeft(auction, serverMs)
  const isComing = state === AuctionState.coming
  const days = daysIn(left)
  const isMoved = auction.fin_efectivo !== auction.termina_en
  return (
    <div className={styles.times}>
      {isHydrated && left > 0 && (
        <p>
          <span className={styles.label}>{isComing ? t.startsIn : t.endsIn}</span>
          <span className={styles.clock} role="timer" data-soon={!isComing && left < 300_000}>
            {days > 0 && `${t.days(days)} `}
            {clockText(left)}
          </span>
        </p>
      )}
      <p>
        {isComing ? t.starts : state === AuctionState.running ? t.ends : t.ended}:{' '}
        <time dateTime={isComing ? auction.inicia_en : auction.fin_efectivo}>
          {dateTime(isComing ? auction.inicia_en : auction.fin_efectivo)}
        </time>{' '}
        ({hour})
      </p>
      {isComing && (
        <p>
          {t.ends}: {dateTime(auction.fin_efectivo)}
        </p>
      )}
      {isMoved && <p className={styles.note}>{t.planned(dateTime(auction.termina_en))}</p>}
      {isHydrated && open.includes(state) && (
        <p className={styles.note}>
          {t.serverTime}: {clock(new Date(serverMs).toISOString())}
        </p>
      )}
    </div>
  )
}

/** How it ended, in words. */
function Outcome({ auction, state }: { auction: Live; state: AuctionState }) {
  const t = useTexts(auctionTexts)
  const { lider } = auction
  const says: Partial<Record<AuctionState, string>> = {
    [AuctionState.ending]: t.ending,
    [AuctionState.stopped]: `${t.stopped} ${auction.motivo}`,
    [AuctionState.awarded]: t.awarded(lider ?? 1),
    [AuctionState.belowReserve]: t.belowReserve,
    [AuctionState.withoutBids]: t.withoutBids,
    [AuctionState.closed]: t.closed,
  }
  return says[state] ? <p className={styles.outcome}>{says[state]}</p> : null
}
