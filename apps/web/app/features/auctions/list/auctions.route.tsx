import { auctionCalls } from '@portal/contract/auctions/calls'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { ListHero } from '#features/machines/market/list/list-hero.tsx'
import type { Card } from '../rows.ts'
import { auctionTexts } from '../texts.ts'
import type { Route } from './+types/auctions.route'
import { AuctionCard } from './auction-card.tsx'
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
