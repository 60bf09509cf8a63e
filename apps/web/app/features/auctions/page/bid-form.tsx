import { auctionCalls } from '@portal/contract/auctions/calls'
import { AuctionState } from '@portal/contract/auctions/constants'
import { minimumBid } from '@portal/contract/auctions/increments'
import type { BidSchema } from '@portal/contract/auctions/schemas'
import type { In } from '@portal/contract/core/fields'
import { fieldText, moneyKind } from '@portal/contract/core/numbers'
import { Form, useNavigation } from 'react-router'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import { FormKey } from '#core/public/form/form-key.tsx'
import { type SentForm, useSentForm } from '#core/public/form/use-sent-form.ts'
import type { BidderAuction } from '../rows.ts'
import { auctionTexts } from '../texts.ts'
import styles from './auction-page.module.css'

/** Whether they lead now, as the last answer tells. */
export const leads = ({ lider, postor }: BidderAuction) => lider === postor

/** The smallest bid that is accepted from them now: the leader's own next maximum is above their present one. */
const leastOf = (auction: BidderAuction): number =>
  leads(auction) ? minimumBid(auction.maximo, auction.precio_inicial, auction.moneda) : smallest(auction)

const smallest = ({ precio_actual, precio_inicial, moneda }: BidderAuction) =>
  minimumBid(precio_actual, precio_inicial, moneda)

/** Who they are here, and whether they lead. */
export function OwnStanding({ auction }: { auction: BidderAuction }) {
  const t = useTexts(auctionTexts)
  const { maximo, moneda, postor, estado } = auction
  const isRunning = estado === AuctionState.running
  return (
    <div className={styles.standing} data-leads={leads(auction)} role="status">
      <p>{t.bidAs(postor)}</p>
      {maximo !== null && isRunning && <p>{leads(auction) ? t.leading : t.outbid}</p>}
      {maximo !== null && <p>{t.yourMaximum(moneyText(maximo, moneda))}</p>}
    </div>
  )
}

/** An amount, exact or as a maximum. */
export function BidForm({ auction, result }: { auction: BidderAuction; result: SentForm<unknown> | undefined }) {
  const t = useTexts(auctionTexts)
  const language = useLanguage()
  const isSending = useNavigation().state !== 'idle'
  const { form, sent, errorOf, general, isRefused } = useSentForm<In<typeof BidSchema>>(auctionCalls.bid, result)
  const { moneda } = auction
  const least = leastOf(auction)
  const leastText = moneyText(least, moneda)
  const wasOn = isRefused ? sent.es_maximo !== undefined : true
  const error = errorOf('monto')
  return (
    <Form method="post" ref={form} className={styles.form} noValidate preventScrollReset>
      <h2>{t.bidTitle}</h2>
      <FormKey />
      <input type="hidden" name="accion" value="pujar" />
      <input type="hidden" name="moneda" value={moneda} />
      {general && (
        <Answer kind="danger" to={result}>
          {general}
        </Answer>
      )}
      <Field<In<typeof BidSchema>>
        key={isRefused ? 'refused' : `${auction.maximo}`}
        name="monto"
        label={t.amount(moneda)}
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={24}
        defaultValue={isRefused ? sent.monto : ''}
        placeholder={fieldText(least, moneyKind(moneda), language)}
        error={error && `${error} ${t.atLeast(leastText)}`}
        hint={t.minimum(leastText)}
      />
      <label className={styles.check}>
        <input type="checkbox" name="es_maximo" value="true" defaultChecked={wasOn} />
        <span>{t.isMaximum}</span>
      </label>
      <Button type="submit" kind="primary" isWide isBusy={isSending}>
        {t.bid}
      </Button>
      <p className={styles.note}>{t.irrevocable}</p>
    </Form>
  )
}
