import { incrementTable } from '@portal/contract/auctions/increments'
import { langOf, nameIn } from '@portal/contract/core/names'
import type { ReactNode } from 'react'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useTakesCards } from '#core/page/site.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { MachineBreadcrumb } from '#features/machines/market/shared/machine-breadcrumb.tsx'
import { Picture } from '#features/marketplace/pictures/picture.tsx'
import type { Auction } from '../rows.ts'
import { auctionTexts } from '../texts.ts'
import styles from './auction-page.module.css'

interface Props {
  auction: Auction
  /** Price, clock and form: next to the rest, first on a phone. */
  aside: ReactNode
  children: ReactNode
}

/** The page of an auction: what is sold, how it stands, the bids, the terms. */
export function AuctionFrame({ auction, aside, children }: Props) {
  const t = useTexts(auctionTexts)
  const language = useLanguage()
  const { clasificado_id: id, anio, ciudad } = auction
  const name = nameIn(auction, 'marca', language)
  const place = [ciudad, nameIn(auction, 'pais_nombre', language)].filter(Boolean).join(', ')
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <MachineBreadcrumb machine={{ ...auction, id }} section="auction" />
      <div className={styles.columns}>
        <div className={styles.head}>
          <div className={styles.picture}>
            <Picture picture={auction.imagen} alt="" sizes="(max-width: 991px) 100vw, 760px" isFirst />
          </div>
          <h1 lang={langOf(auction, 'marca', language)}>{name}</h1>
          <p className={styles.place}>
            {anio} · {place} · <PublicLink to={`/classifieds/${id}`}>{t.toMachine}</PublicLink>
          </p>
        </div>
        <aside className={styles.aside} aria-label={t.title(name)}>
          {aside}
        </aside>
        <div className={styles.main}>
          {children}
          <Terms auction={auction} />
        </div>
      </div>
    </div>
  )
}

function Terms({ auction: { moneda } }: { auction: Auction }) {
  const t = useTexts(auctionTexts)
  const byCard = useTakesCards()
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{t.rulesTitle}</h2>
      <ul className={styles.rules}>
        {t.rules(byCard).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <details className={styles.increments}>
        <summary>{t.incrementsTitle}</summary>
        <table aria-label={t.incrementsTitle}>
          <thead>
            <tr>
              <th scope="col">{t.from}</th>
              <th scope="col">{t.increment}</th>
            </tr>
          </thead>
          <tbody>
            {incrementTable(moneda).map(({ from, increment }) => (
              <tr key={from}>
                <td>{moneyText(from, moneda)}</td>
                <td>{moneyText(increment, moneda)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
