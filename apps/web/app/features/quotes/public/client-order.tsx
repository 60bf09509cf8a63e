import { textIn } from '@portal/contract/core/text'
import { productionStepNames, productionSteps } from '@portal/contract/production/steps'
import { IconFileDownload } from '@tabler/icons-react'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { ClientQuote } from './client-actions.ts'
import styles from './client-order.module.css'
import { clientOrderTexts } from './client-order-texts.ts'

type Order = NonNullable<ClientQuote['pedido']>

/** How far the order is: its steps with dates, its carrier, and the documents that it may have. */
export function ClientOrder({ order }: { order: Order }) {
  const t = useTexts(clientOrderTexts)
  const { bytes } = useFormats()
  const { transportista: carrier, seguimiento: tracking, documentos: documents } = order
  return (
    <section aria-labelledby="order" className={styles.order}>
      <h2 id="order">{t.title}</h2>
      {order.anulada ? <p>{t.voided}</p> : <Steps order={order} />}
      {(carrier || tracking) && (
        <dl className={styles.facts}>
          {carrier && (
            <div>
              <dt>{t.carrier}</dt>
              <dd>{carrier}</dd>
            </div>
          )}
          {tracking && (
            <div>
              <dt>{t.tracking}</dt>
              <dd className={styles.code}>{tracking}</dd>
            </div>
          )}
        </dl>
      )}
      {documents.length > 0 && (
        <>
          <h3>{t.documents}</h3>
          <ul className={styles.documents}>
            {documents.map(({ nombre, bytes: size, url }) => (
              <li key={url}>
                <a href={url}>
                  <IconFileDownload size={18} stroke={1.5} /> {nombre}
                </a>{' '}
                <small>{bytes(size)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Steps({ order: { paso: current, pasos: steps, plazo: term, dias_habiles: left } }: { order: Order }) {
  const t = useTexts(clientOrderTexts)
  const language = useLanguage()
  const { date, longDate, number } = useFormats()
  const at = productionSteps.indexOf(current)
  const isOver = at === productionSteps.length - 1
  const isLate = left !== null && left < 0
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ paso, en, previsto }, place) => (
          <li key={paso} data-done={place <= at || undefined} {...(place === at && { 'aria-current': 'step' })}>
            <span className={styles.mark} aria-hidden />
            <span className={styles.name}>{textIn(productionStepNames[paso], language)}</span>
            {place <= at && <span className={styles.spoken}>{place === at ? t.isHere : t.done}</span>}
            <span className={styles.when}>{en ? date(en) : previsto ? t.planned(date(previsto)) : ''}</span>
          </li>
        ))}
      </ol>
      <p className={styles.term} data-late={isLate || undefined}>
        {term === null ? t.waits : isOver ? '' : t.term(longDate(term))}{' '}
        {isLate && (isOver ? t.deliveredLate : t.overdue)(number(-left))}
      </p>
    </>
  )
}
