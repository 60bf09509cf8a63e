import { auctionCalls } from '@portal/contract/auctions/calls'
import { AuctionState, auctionStateNames } from '@portal/contract/auctions/constants'
import { langOf, nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { apiContext } from '#core/api/api.ts'
import { useFormats, useHourName } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { ListHero } from '#features/machines/market/list/list-hero.tsx'
import { Picture } from '#features/marketplace/pictures/picture.tsx'
import { auctionPath, type Card } from '../rows.ts'
import { auctionTexts } from '../texts.ts'
import type { Route } from './+types/auctions.route'
import styles from './auctions.module.css'

export const handle = { cache: { params: [], areas: ['subastas', 'clasificados'] } }

const load = ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(auctionCalls.publicList, {})

export { load as loader, load as clientLoader }

/** All auctions: those that run, those to come, and the results of the last month. */
export default function AuctionsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(auctionTexts)
  const { en_curso: running, proximas: coming, terminadas: ended } = loaderData
  return (
    <>
      <PageHead title={t.listTitle} description={t.listDescription} picture="classifieds" />
      <ListHero section="auction" />
      <div className={`${frame.wrap} ${styles.body}`}>
        {running.length + coming.length === 0 && (
          <div className={styles.none}>
            <h2>{t.noneTitle}</h2>
            <p>{t.noneText}</p>
            <ButtonLink kind="primary" to={sectionPaths.all}>
              {t.toAll}
            </ButtonLink>
          </div>
        )}
        <Group id="running" title={t.groups.running} cards={running} isFirst />
        <Group id="coming" title={t.groups.coming} cards={coming} />
        <Group id="ended" title={t.groups.ended} cards={ended} />
      </div>
    </>
  )
}

interface GroupProps {
  id: string
  title: string
  cards: readonly Card[]
  isFirst?: boolean
}

function Group({ id, title, cards, isFirst = false }: GroupProps) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card, place) => (
          <li key={card.id}>
            <AuctionCard card={card} isFirst={isFirst && place === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const sizes = '(max-width: 639px) calc(100vw - 48px), (max-width: 1199px) 45vw, 400px'

/** One auction: how it stands and until when. The whole card leads to its page. */
function AuctionCard({ card, isFirst }: { card: Card; isFirst: boolean }) {
  const t = useTexts(auctionTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const hour = useHourName()
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
          {dateTime(isComing ? card.inicia_en : card.fin_efectivo)} ({hour})
        </p>
      </div>
    </article>
  )
}
