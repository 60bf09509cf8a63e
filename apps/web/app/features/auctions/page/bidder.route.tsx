import { auctionCalls } from '@portal/contract/auctions/calls'
import { AuctionState } from '@portal/contract/auctions/constants'
import { auctionDoneMessages } from '@portal/contract/auctions/messages'
import { nameIn } from '@portal/contract/core/names'
import { moneyInWords } from '@portal/contract/core/number-words'
import { moneyKind, numberFrom, readNumber } from '@portal/contract/core/numbers'
import { data, Form, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { FormKey, takeKey } from '#core/public/form/form-key.tsx'
import { typedIn } from '#core/public/form/use-sent-form.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import { BidHistory } from '../live/bid-history.tsx'
import { stateBy } from '../live/clock.ts'
import { Standing } from '../live/standing.tsx'
import { useLiveAuction } from '../live/use-live-auction.ts'
import { auctionPath, type BidderAuction } from '../rows.ts'
import { auctionTexts } from '../texts.ts'
import type { Route } from './+types/bidder.route'
import { AuctionAbsent } from './auction-absent.tsx'
import { AuctionFrame } from './auction-frame.tsx'
import styles from './auction-page.module.css'
import { BidForm, leads, OwnStanding } from './bid-form.tsx'

const load = ({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(auctionCalls.bidder, { params })

async function send({ request, params, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const key = takeKey(form)
  const sent = typedIn(form)
  form.delete('accion')
  // the first press asks; only the second binds
  if (sent.accion === 'pujar' && !sent.confirmado && isReadable(sent))
    return data({ doing: 'confirmar' as const, sent })
  form.delete('moneda')
  if (sent.accion === 'retirar') {
    const reply = await api.call(auctionCalls.withdraw, { params })
    return data({ doing: 'retirar' as const, reply, sent }, { status: reply.ok ? 200 : reply.status })
  }
  const reply = await api.call(auctionCalls.bid, { params, body: form, key })
  return data({ doing: 'pujar' as const, reply, sent }, { status: reply.ok ? 200 : reply.status })
}

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** A bidder's own page, which bids for them: its address is their alone. */
export default function BidderPage({ loaderData: loaded, actionData: result }: Route.ComponentProps) {
  const language = useLanguage()
  const t = useTexts(auctionTexts)
  const message = useMessages(auctionCalls.bid)
  const live = useLiveAuction(loaded)
  const { auction, serverMs } = live
  const state = stateBy(auction, serverMs)
  const isOpen = state === AuctionState.coming || state === AuctionState.running
  const placed = result?.doing === 'pujar' && result.reply.ok ? result.reply : null
  const isOutbid = placed?.codigo === auctionDoneMessages.outbid.code
  /** What their bid was answered stands until another bid, or the end, makes it untrue. */
  const isStillSo = state === AuctionState.running && leads(auction) !== isOutbid
  return (
    <AuctionFrame
      auction={auction}
      aside={
        <div className={styles.box}>
          <Standing {...live} />
          <OwnStanding auction={auction} />
          {placed && isStillSo && (
            <Answer kind={isOutbid ? 'danger' : 'done'} to={result}>
              {message.of(placed)}
            </Answer>
          )}
          {state === AuctionState.running &&
            (result?.doing === 'confirmar' ? (
              <ConfirmBid auction={auction} sent={result.sent} />
            ) : (
              <BidForm auction={auction} result={result?.doing === 'pujar' ? result : undefined} />
            ))}
          {state === AuctionState.coming && <p className={styles.note}>{t.notStarted}</p>}
          <p className={styles.note}>{t.keepLink}</p>
          {isOpen && <WithdrawForm />}
        </div>
      }
    >
      <PageHead title={t.title(nameIn(auction, 'marca', language))} isPrivate />
      <meta name="referrer" content="same-origin" />
      <BidHistory auction={auction} ownNumber={auction.postor} isOpen={isOpen} />
      <p>
        <a href={auctionPath(auction.clasificado_id)}>{t.breadcrumb}</a>
      </p>
    </AuctionFrame>
  )
}

/** After a withdrawal the link opens nothing any more, which is what was asked for. */
export function ErrorBoundary({ actionData: result }: Route.ErrorBoundaryProps) {
  const t = useTexts(auctionTexts)
  const isWithdrawn = result?.doing === 'retirar' && result.reply.ok
  if (!isWithdrawn) return <AuctionAbsent />
  return (
    <>
      <PageHead title={t.withdrawnTitle} isPrivate />
      <MessageScreen title={t.withdrawnTitle} actions={<ButtonLink to="/classifieds">{t.toAll}</ButtonLink>}>
        <p>{t.withdrawText}</p>
      </MessageScreen>
    </>
  )
}

/** Takes the e-mail back, after its consequences were read. */
function WithdrawForm() {
  const t = useTexts(auctionTexts)
  const isSending = useNavigation().state !== 'idle'
  return (
    // a quick visitor opens it before hydration
    <details className={styles.more} suppressHydrationWarning>
      <summary>{t.withdrawTitle}</summary>
      <Form method="post" className={styles.form} preventScrollReset>
        <p>{t.withdrawText}</p>
        <input type="hidden" name="accion" value="retirar" />
        <Button type="submit" isBusy={isSending}>
          {t.withdraw}
        </Button>
      </Form>
    </details>
  )
}

type Typed = Readonly<Partial<Record<string, string>>>

/** Whether the typed amount can be read, so that it is asked for once more before it binds. */
function isReadable({ monto = '', moneda }: Typed): boolean {
  return (moneda === 'USD' || moneda === 'CLP') && readNumber(monto, moneyKind(moneda)).ok
}

/** The amount in figures and in words: only this second press binds. */
function ConfirmBid({ auction: { moneda }, sent }: { auction: BidderAuction; sent: Typed }) {
  const t = useTexts(auctionTexts)
  const language = useLanguage()
  const isSending = useNavigation().state !== 'idle'
  const amount = numberFrom(sent.monto ?? '', moneyKind(moneda))
  return (
    <Form method="post" className={styles.form} noValidate preventScrollReset aria-labelledby="confirm-bid">
      <h2 id="confirm-bid">{t.confirmTitle}</h2>
      <FormKey />
      <input type="hidden" name="accion" value="pujar" />
      <input type="hidden" name="confirmado" value="true" />
      <input type="hidden" name="monto" value={sent.monto ?? ''} />
      {sent.es_maximo !== undefined && <input type="hidden" name="es_maximo" value="true" />}
      <p>
        <b>{moneyText(amount, moneda)}</b>
        <br />
        {moneyInWords(amount, moneda, language)}
      </p>
      <p>{sent.es_maximo === undefined ? t.confirmExact : t.confirmMaximum}</p>
      <p className={styles.note}>{t.irrevocable}</p>
      <Button type="submit" kind="primary" isWide isBusy={isSending}>
        {t.confirmBid}
      </Button>
      <ButtonLink to="." isWide>
        {t.changeAmount}
      </ButtonLink>
    </Form>
  )
}
