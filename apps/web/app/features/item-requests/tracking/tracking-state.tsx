import type { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import type { TrackingSchema } from '@portal/contract/item-requests/schemas'
import { type RequestStatus, requestStatusName, RequestStatus as Status } from '@portal/contract/marketplace/states'
import { Fragment } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { conversionText } from '#features/marketplace/conversion.ts'
import { Picture } from '#features/marketplace/pictures/picture.tsx'
import { Countdown } from './countdown.tsx'
import { TrackingActions } from './tracking-actions.tsx'
import styles from './tracking-state.module.css'
import { trackingTexts } from './tracking-texts.ts'

type Tracked = Of<typeof TrackingSchema>

/** Returns the path of the item's page; null for a repair. */
function itemPathOf({ clasificado_id, propiedad_id }: Tracked): string | null {
  if (propiedad_id !== null) return `/properties/${propiedad_id}`
  return clasificado_id === null ? null : `/classifieds/${clasificado_id}`
}

/** What happens to money that goes back to the client; null while nothing does. */
function useAccountText({ cuentas }: Tracked): string | null {
  const t = useTexts(trackingTexts)
  for (const { moneda, devuelto, debido, por_transferir, neto } of cuentas) {
    if (por_transferir > 0) return t.isOwed(moneyText(por_transferir, moneda))
    if (debido > 0) return t.isOnItsWay(moneyText(debido, moneda))
    if (neto === 0) return t.allReturned(moneyText(devuelto, moneda))
  }
  return null
}

function Sum({ name, amount, currency }: { name: string; amount: number; currency: Currency }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{moneyText(amount, currency)}</dd>
    </div>
  )
}

/** The state of the request, the client's next step and its deadline. */
export function TrackingState({ request }: { request: Tracked }) {
  const t = useTexts(trackingTexts)
  const language = useLanguage()
  const formats = useFormats()
  const { desde, hasta, cuentas, monto_reserva, moneda, vence_en, ahora, url_pago, url_comprobante, conversion } =
    request
  const state = request.estado_id as RequestStatus
  const item = itemPathOf(request)
  const accountText = useAccountText(request)
  const waits = state === Status.reservedPendingPayment

  return (
    <aside className={styles.state} aria-label={t.state}>
      {request.imagen && (
        <div className={styles.picture}>
          <Picture picture={request.imagen} alt="" sizes="400px" isFirst />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.kicker}>{t.state}</p>
        <p className={styles.name}>{textIn(requestStatusName(state, request.es_arriendo), language)}</p>
        <h2>{t.nextTitle}</h2>
        <p>{accountText ?? t.next[state]}</p>
        <dl>
          {desde && hasta && (
            <div>
              <dt>{t.dates}</dt>
              <dd>{t.range(formats.date(desde), formats.date(hasta))}</dd>
            </div>
          )}
          {monto_reserva !== null && (
            <div>
              <dt>{t.reservation}</dt>
              <dd>{moneyText(monto_reserva, moneda)}</dd>
            </div>
          )}
          {conversion && (
            <div>
              <dt>{t.converted}</dt>
              <dd>{conversionText(conversion, formats.date)}</dd>
            </div>
          )}
          {cuentas.map(({ moneda: currency, recibido, devuelto, debido }) => (
            <Fragment key={currency}>
              <Sum name={t.paid} amount={recibido} currency={currency} />
              {devuelto > 0 && <Sum name={t.returned} amount={devuelto} currency={currency} />}
              {debido > 0 && <Sum name={t.owed} amount={debido} currency={currency} />}
            </Fragment>
          ))}
          {vence_en && !waits && (
            <div>
              <dt>{t.heldUntil}</dt>
              <dd>{formats.lastDay(vence_en)}</dd>
            </div>
          )}
        </dl>
        {vence_en && waits && <Countdown key={ahora} until={vence_en} now={ahora} />}
        {url_pago && (
          <ButtonLink kind="primary" isWide to={url_pago}>
            {t.pay}
          </ButtonLink>
        )}
        {url_comprobante && (
          <a className={styles.link} href={url_comprobante}>
            {t.receipt}
          </a>
        )}
        {item && (
          <PublicLink className={styles.link} to={item}>
            {t.item}
          </PublicLink>
        )}
        <TrackingActions canCancel={request.puede_cancelar} canResume={request.puede_retomar} />
      </div>
    </aside>
  )
}
