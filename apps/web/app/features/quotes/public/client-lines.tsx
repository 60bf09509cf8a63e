import { nameIn } from '@portal/contract/core/names'
import { taxIdName } from '@portal/contract/core/tax-id-names'
import { factName, factText } from '@portal/contract/products/fact-text'
import type { ReactNode } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useFigures } from '../figures.ts'
import type { ClientQuote } from './client-actions.ts'
import sheet from './client-lines.module.css'
import styles from './client-quote.module.css'
import { clientTexts } from './client-texts.ts'

type Line = ClientQuote['lineas'][number]

/** The products and the service, with their amounts. */
export function ClientLines({ quote }: { quote: ClientQuote }) {
  const t = useTexts(clientTexts)
  const tax = useFigures().taxLabel(quote, t)
  const money = (amount: number) => moneyText(amount, quote.moneda)
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">{t.products}</h2>
      <table className={sheet.lines} aria-labelledby="lines">
        <thead>
          <tr>
            <th scope="col">{t.product}</th>
            <th scope="col">{t.quantity}</th>
            <th scope="col">{t.price}</th>
            <th scope="col">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lineas.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name here, and their order never changes
            <LineRow key={place} line={line} place={place + 1} money={money} />
          ))}
          {quote.servicio && (
            <tr>
              <th scope="row">
                {t.service}
                <small>{t.serviceOf(quote.servicio.profesionales, quote.servicio.dias)}</small>
              </th>
              <td />
              <td />
              <td data-label={t.amount}>{money(quote.servicio.importe)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <Sum label={t.subtotal} text={money(quote.subtotal)} />
          {tax && <Sum label={tax} text={money(quote.impuesto)} />}
          <Sum label={t.total} text={money(quote.total)} />
        </tfoot>
      </table>
    </section>
  )
}

function LineRow({ line, place, money }: { line: Line; place: number; money: (amount: number) => string }) {
  const t = useTexts(clientTexts)
  const { number } = useFormats()
  const { quantity, percent } = useFigures()
  const more = [
    line.anios_licencia > 1 && t.years(line.anios_licencia),
    line.longitud_cable > 0 && t.cable(number(line.longitud_cable)),
    line.cable_extra > 0 && t.extraCable(number(line.cable_extra), money(line.costo_cable_metro)),
    line.descuento > 0 && t.discount(percent(line.descuento)),
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row">
        <span className={sheet.place}>{place}.</span> {line.producto_nombre}
        {more.length > 0 && <small>{more.join(' · ')}</small>}
      </th>
      <td data-label={t.quantity}>{quantity(line.cantidad)}</td>
      <td data-label={t.price}>{money(line.precio_venta)}</td>
      <td data-label={t.amount}>{money(line.importe)}</td>
    </tr>
  )
}

const Sum = ({ label, text }: { label: string; text: string }) => (
  <tr>
    <th scope="row" colSpan={3}>
      {label}
    </th>
    <td>{text}</td>
  </tr>
)

/** The client, the author and the terms. */
export function ClientDetails({ quote }: { quote: ClientQuote }) {
  const t = useTexts(clientTexts)
  const language = useLanguage()
  const { date } = useFormats()
  const { rate } = useFigures()
  const { email, telefono: phone, identificador_tributario: issuer } = quote.empresa
  const issuerId = `${taxIdName(quote.empresa.pais_id, language)} ${t.ofSeller}`
  const facts: [label: string, value: ReactNode][] = [
    [t.company, quote.cliente_empresa],
    [taxIdName(quote.pais_id, language), quote.cliente_identificador],
    [t.name, quote.cliente_nombre],
    [t.country, nameIn(quote, 'pais_nombre', language)],
    [t.reference, quote.referencia],
    [t.rate, quote.tipo_cambio && rate(quote.tipo_cambio, quote.moneda)],
    [t.issued, date(quote.creado_en)],
    [t.seller, `${quote.autor_nombre}, ${quote.empresa.nombre}`],
    [issuerId, issuer],
    [t.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [t.phone, phone && <a href={`tel:${phone}`}>{phone}</a>],
  ]
  return (
    <section aria-labelledby="details">
      <h2 id="details">{t.details}</h2>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {quote.observaciones && (
        <>
          <h3>{t.remarks}</h3>
          <p className={styles.remarks}>{quote.observaciones}</p>
        </>
      )}
      <h3>{t.terms}</h3>
      <ul className={styles.terms}>
        {quote.condiciones.map((fact) => (
          <li key={fact.clave}>
            {factName(fact, language)}: {factText(fact, language)}
          </li>
        ))}
        <li>{t.restricted}</li>
      </ul>
    </section>
  )
}
