import { withLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { QuoteStatus, quoteStatusNames } from '@portal/contract/quotes/states'
import { IconFileDownload } from '@tabler/icons-react'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { ClientQuote } from './client-actions.ts'
import styles from './client-quote.module.css'
import { clientTexts } from './client-texts.ts'

/** The total, the validity, and the document. */
export function ClientState({ quote }: { quote: ClientQuote }) {
  const t = useTexts(clientTexts)
  const language = useLanguage()
  const formats = useFormats()
  return (
    <section className={styles.state} aria-label={t.state}>
      <p className={styles.status} data-state={quote.anulada ? QuoteStatus.cancelled : quote.estado}>
        {quote.anulada ? t.voided : textIn(quoteStatusNames[quote.estado], language)}
      </p>
      {quote.anulada && <p>{t.voidedText}</p>}
      <p className={styles.total}>{moneyText(quote.total, quote.moneda)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t.validUntil}</dt>
          <dd>{formats.longDate(quote.vigencia)}</dd>
        </div>
        <div>
          <dt>{t.revision}</dt>
          <dd>{quote.revision}</dd>
        </div>
        {quote.aprobada_en && (
          <div>
            <dt>{t.confirmedOn}</dt>
            <dd>{formats.dateTime(quote.aprobada_en)}</dd>
          </div>
        )}
        <div>
          <dt>{t.hash}</dt>
          <dd>
            <a className={styles.code} href={withLanguage(quote.url_verificar, language)}>
              {quote.hash.slice(0, 12)}
            </a>
          </dd>
        </div>
      </dl>
      <a className={styles.download} href={quote.url_pdf}>
        <IconFileDownload size={20} stroke={1.5} />
        {t.download}
      </a>
    </section>
  )
}
