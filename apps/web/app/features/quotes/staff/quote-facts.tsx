import { pageLanguageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { taxIdName } from '@portal/contract/core/tax-id-names'
import { textIn } from '@portal/contract/core/text'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { phoneLink } from '#core/formats/phone-link.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useContactFact } from '../../contacts/use-contact-fact.tsx'
import { useFigures } from '../figures.ts'
import type { Quote } from '../rows.ts'
import { followTexts } from './follow-texts.ts'
import { panelTexts } from './panel-texts.ts'
import classes from './quote-panel.module.css'
import { AutomaticReminder } from './quote-reminder.tsx'

/** The client, the validity and the author. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const language = useLanguage()
  const { date, dateTime } = useFormats()
  const {
    cliente_email: email,
    cliente_telefono: phone,
    enviada_en: sentAt,
    apertura: opening,
    recordada_en: remindedAt,
  } = quote
  const f = useTexts(followTexts)
  const { rate } = useFigures()
  const contact = useContactFact({
    nombre: quote.cliente_nombre,
    email,
    telefono: phone,
    empresa: quote.cliente_empresa,
    pais_id: quote.pais_id,
    idioma: quote.idioma,
  })
  return (
    <PanelSection title={t.client}>
      <FactGrid
        facts={[
          { label: t.company, value: quote.cliente_empresa },
          { label: t.name, value: quote.cliente_nombre },
          { label: t.email, value: <a href={`mailto:${email}`}>{email}</a> },
          { label: t.phone, value: <a href={phoneLink(phone)}>{phone}</a>, isCode: true },
          ...contact,
          { label: t.country, value: nameIn(quote, 'pais_nombre', language) },
          ...(quote.cliente_identificador
            ? [{ label: taxIdName(quote.pais_id, language), value: quote.cliente_identificador, isCode: true }]
            : []),
          { label: t.language, value: textIn(pageLanguageNames[quote.idioma], language) },
          { label: t.reference, value: quote.referencia },
          { label: t.rate, value: quote.tipo_cambio && rate(quote.tipo_cambio, quote.moneda), isCode: true },
          { label: t.validUntil, value: date(quote.vigencia), isCode: true },
          { label: t.sentOn, value: sentAt && dateTime(sentAt), isCode: true },
          {
            label: t.openedOn,
            value: sentAt && (opening ? t.openings(opening.veces, dateTime(opening.ultima_en)) : t.notOpened),
          },
          ...(sentAt && remindedAt ? [{ label: f.remindedOn, value: dateTime(remindedAt), isCode: true }] : []),
          { label: t.issuedBy, value: quote.empresa_nombre },
          { label: t.author, value: quote.usuario_nombre },
          { label: t.hash, value: <a href={quote.url_verificar}>{quote.hash.slice(0, 12)}…</a>, isCode: true },
        ]}
      />
      {(quote.acciones.includes('recordar') || quote.acciones.includes('enviar')) && (
        <AutomaticReminder quote={quote} />
      )}
      {quote.observaciones && (
        <div className={classes.remarks}>
          <h3>{t.remarks}</h3>
          <p>{quote.observaciones}</p>
        </div>
      )}
    </PanelSection>
  )
}
