import { pageLanguageOf } from '@portal/contract/core/language'
import { pageLanguageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { type RefundDecision, refundDecisionNames } from '@portal/contract/marketplace/constants'
import { type Fact, FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { phoneLink } from '#core/formats/phone-link.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { conversionText } from '#features/marketplace/conversion.ts'
import { useContactFact } from '../../contacts/use-contact-fact.tsx'
import classes from './request-facts.module.css'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'

/** The client, their message, and the agreed amounts. */
export function RequestFacts({ request }: { request: Request }) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const { date } = useFormats()
  const { email, telefono: phone, monto_reserva, monto_venta, moneda, conversion } = request
  const { decision_reembolso: decision } = request
  const contact = useContactFact({
    nombre: request.nombre,
    email,
    telefono: phone,
    empresa: request.empresa,
    pais_id: null,
    idioma: request.idioma,
  })
  const agreed: Fact[] = [
    ...(request.desde && request.hasta
      ? [{ label: t.dates, value: t.fromTo(date(request.desde), date(request.hasta)), isCode: true }]
      : []),
    ...(monto_reserva === null
      ? []
      : [{ label: t.reservationAmount, value: moneyText(monto_reserva, moneda), isCode: true }]),
    ...(conversion ? [{ label: t.converted, value: conversionText(conversion, date) }] : []),
    ...(monto_venta === null
      ? []
      : [
          {
            label: request.es_arriendo ? t.agreedAmount : t.saleAmount,
            value: moneyText(monto_venta, moneda),
            isCode: true,
          },
        ]),
    ...(decision
      ? [{ label: t.refundDecision, value: textIn(refundDecisionNames[decision as RefundDecision], language) }]
      : []),
  ]
  return (
    <PanelSection title={t.client}>
      <FactGrid
        facts={[
          { label: t.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
          { label: t.phone, value: phone && <a href={phoneLink(phone)}>{phone}</a>, isCode: true },
          ...contact,
          { label: t.company, value: request.empresa },
          { label: t.country, value: nameIn(request, 'pais_nombre', language) },
          { label: t.language, value: textIn(pageLanguageNames[pageLanguageOf(request.idioma)], language) },
          ...agreed,
        ]}
      />
      {request.mensaje && (
        <figure className={classes.message}>
          <figcaption>{t.message}</figcaption>
          <blockquote>{request.mensaje}</blockquote>
        </figure>
      )}
    </PanelSection>
  )
}
