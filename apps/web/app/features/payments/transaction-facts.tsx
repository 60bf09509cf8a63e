import { nameIn } from '@portal/contract/core/names'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { conversionText } from '#features/marketplace/conversion.ts'
import type { Transaction } from './outcome.ts'
import styles from './payment-result.module.css'
import { texts } from './texts.ts'

interface Props {
  transaction: Transaction
  /** Money was charged, so card, code and installments are shown. */
  isPaid: boolean
}

/** Returns the type of card by the provider's codes, as on the receipt. */
const cardTypeOf = (code: string) => (code === 'VD' ? 'debit' : code === 'VP' ? 'prepaid' : 'credit')

/** Order, date, time, amount and installments (rule payments/pages), and the reserved item. */
export function TransactionFacts({ transaction, isPaid }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const formats = useFormats()
  const { buy_order, transaction_date, amount, moneda, card_number, authorization_code } = transaction
  const { installments_number: count, installments_amount: each } = transaction
  const installments = count ? `${count}${each ? ` × ${moneyText(each, moneda)}` : ''}` : t.noInstallments
  const { devuelto, debido, sku, tipo_pago: type, conversion } = transaction
  const facts: [string, string | null | false][] = [
    [t.order, buy_order],
    [t.date, transaction_date && formats.date(transaction_date)],
    [t.time, transaction_date && formats.time(transaction_date)],
    [t.amount, moneyText(amount, moneda)],
    [t.returnedAmount, devuelto > 0 && moneyText(devuelto, moneda)],
    [t.owedAmount, debido > 0 && moneyText(debido, moneda)],
    [t.convertedFrom, conversion && conversionText(conversion, formats.date)],
    [t.card, isPaid && card_number && `•••• ${card_number.slice(-4)}`],
    [t.cardType, isPaid && type && t.cardTypes[cardTypeOf(type)]],
    [t.authorization, isPaid && authorization_code],
    [t.installments, isPaid && installments],
    [t.goods, [nameIn(transaction, 'marca', language), sku].filter(Boolean).join(' · ')],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
