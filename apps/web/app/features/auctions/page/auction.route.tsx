import { auctionCalls } from '@portal/contract/auctions/calls'
import { AuctionState } from '@portal/contract/auctions/constants'
import { nameIn } from '@portal/contract/core/names'
import { data, redirect } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { takeKey } from '#core/public/form/form-key.tsx'
import { typedIn } from '#core/public/form/use-sent-form.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { countriesOf } from '#features/marketplace/form/countries.ts'
import { BidHistory } from '../live/bid-history.tsx'
import { stateBy } from '../live/clock.ts'
import { Standing } from '../live/standing.tsx'
import { useLiveAuction } from '../live/use-live-auction.ts'
import { auctionTexts } from '../texts.ts'
import type { Route } from './+types/auction.route'
import { AuctionFrame } from './auction-frame.tsx'
import styles from './auction-page.module.css'
import { JoinForm } from './join-form.tsx'

export { AuctionAbsent as ErrorBoundary } from './auction-absent.tsx'

async function load({ params: { id }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [auction, countries] = await Promise.all([
    api.load(auctionCalls.publicOne, { params: { id } }),
    countriesOf(api),
  ])
  return { auction, countries }
}

/** Two forms: one asks for a code, the other verifies it and leads on to the bidder's own page. */
async function send({ request, url, params: { id }, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const key = takeKey(form)
  const sent = typedIn(form)
  const language = languageOfAddress(url.search)
  form.delete('accion')
  if (sent.accion === 'verificar') {
    const reply = await api.call(auctionCalls.verify, { params: { id }, body: form })
    if (reply.ok) throw redirect(inLanguage(reply.datos.url_postor, language), 303)
    return data({ doing: 'verificar' as const, reply, sent }, { status: reply.status })
  }
  form.set('idioma', language)
  const reply = await api.call(auctionCalls.join, { params: { id }, body: form, key })
  return data({ doing: 'participar' as const, reply, sent }, { status: reply.ok ? 200 : reply.status })
}

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** The auction of a machine: live with JavaScript, complete without. */
export default function AuctionPage({ loaderData: { auction: loaded, countries }, actionData }: Route.ComponentProps) {
  const t = useTexts(auctionTexts)
  const language = useLanguage()
  const live = useLiveAuction(loaded)
  const { auction, serverMs } = live
  const name = nameIn(auction, 'marca', language)
  const state = stateBy(auction, serverMs)
  const isOpen = state === AuctionState.coming || state === AuctionState.running
  return (
    <AuctionFrame
      auction={auction}
      aside={
        <div className={styles.box}>
          <Standing {...live} />
          {isOpen && <JoinForm countries={countries} result={actionData} />}
        </div>
      }
    >
      <PageHead title={t.title(name)} description={t.description(name)} picture="classifieds" />
      <BidHistory auction={auction} isOpen={isOpen} />
    </AuctionFrame>
  )
}
