import { useTexts } from '#core/language/language.ts'
import styles from './payment-result.module.css'
import { texts } from './texts.ts'

/** Shown while the provider has not reported the result of the payment. */
export function Checking({ isOfClient }: { isOfClient: boolean }) {
  const t = useTexts(texts)
  const told = (isOfClient ? t.toClient : t.toStranger).pending
  return (
    <section className={styles.result} role="status">
      <div className={styles.head}>
        <span className={styles.spinner} aria-hidden />
        <div>
          <h1>{t.checking}</h1>
          <p>{t.checkingText}</p>
        </div>
      </div>
      <noscript>
        <p className={styles.text}>{told}</p>
      </noscript>
    </section>
  )
}
