import { moneyInWords } from '@portal/contract/core/number-words'
import { moneyKind, numberFrom, readNumber } from '@portal/contract/core/numbers'
import { Form, useNavigation } from 'react-router'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { FormKey } from '#core/public/form/form-key.tsx'
import type { BidderAuction } from '../rows.ts'
import { auctionTexts } from '../texts.ts'
import styles from './auction-page.module.css'

type Typed = Readonly<Partial<Record<string, string>>>

/** Whether the typed amount can be read, so that it is asked for once more before it binds. */
export function isReadable({ monto = '', moneda }: Typed): boolean {
  return (moneda === 'USD' || moneda === 'CLP') && readNumber(monto, moneyKind(moneda)).ok
}

/** The amount in figures and in words: only this second press binds. */
export function ConfirmBid({ auction: { moneda }, sent }: { auction: BidderAuction; sent: Typed }) {
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
