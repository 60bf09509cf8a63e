import { type PageLanguage, withLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { quoteCurrencyNames } from '@portal/contract/core/quote-currency-names'
import { taxIdName } from '@portal/contract/core/tax-id-names'
import { capitalized, textIn } from '@portal/contract/core/text'
import { type Fact, factName, factText } from '@portal/contract/products/fact-text'
import { countsYears } from '@portal/contract/quotes/draft'
import { quantityText } from '@portal/contract/quotes/quantity-text'
import { taxKindOf } from '@portal/contract/quotes/tax'
import { termsOf } from '@portal/contract/quotes/terms'
import { dayText } from '#core/calendar/dates.ts'
import { amountText, moneyText, numberText } from '#core/documents/formats.ts'
import type { OfferTask } from '#core/documents/offers.ts'
import type { Company } from '#features/settings/service.ts'
import { shortHashLength } from '../frozen/content.ts'
import { checkPath } from '../links.ts'
import type { Line, LockedQuote } from '../queries.ts'
import { texts } from './texts.ts'

export interface Offered {
  quote: LockedQuote
  lines: readonly Line[]
  /** In the issuer's time zone, `YYYY-MM-DD`. */
  day: string
  enterprise: { nombre: string; email: string; telefono: string; identificador_tributario: string; pais_id: number }
  author: string
  country: { es: string; en: string }
  terms: readonly Fact[]
}

const columnShares = [3, 27, 8, 8, 12, 6, 14]
const moneyColumns = new Set([4, 6])

/** Returns the content of a quote's document in the client's language, without costs or profit. */
export function offerTask(offered: Offered, company: Company, publicUrl: string): OfferTask {
  const { quote, day, enterprise, author, country, terms } = offered
  const language = quote.idioma
  const t = texts[language]
  const url = withLanguage(`${publicUrl}${checkPath(quote)}`, language)
  const issuerId = taxIdLine(enterprise.identificador_tributario, enterprise.pais_id, language)
  const facts = [
    { label: t.date, value: dayText(day, language) },
    { label: t.validity, value: dayText(quote.vigencia, language) },
    { label: t.revision, value: `${quote.revision}` },
    { label: t.reference, value: quote.referencia },
    { label: t.currency, value: `${quote.moneda} · ${textIn(quoteCurrencyNames[quote.moneda], language)}` },
    { label: t.rate, value: rateText(quote) },
    { label: t.issuer, value: [enterprise.nombre, ...issuerId].join('\n') },
    { label: t.author, value: author },
    { label: t.contact, value: [enterprise.email, enterprise.telefono].filter(Boolean).join('\n') },
  ]
  return {
    language,
    company: { name: company.nombre, lines: [company.direccion, company.email, company.telefono, company.sitio] },
    title: t.title,
    code: quote.codigo,
    client: {
      title: t.client,
      name: quote.cliente_empresa,
      lines: [
        ...taxIdLine(quote.cliente_identificador, quote.pais_id, language),
        quote.cliente_nombre,
        quote.cliente_email,
        quote.cliente_telefono,
        textIn(country, language),
      ],
    },
    facts: facts.filter(({ value }) => value !== ''),
    table: {
      columns: t.columns.map((title, index) => ({
        title: moneyColumns.has(index) ? `${title} (${quote.moneda})` : title,
        share: columnShares[index]!,
        align: index === 1 || index === 3 ? ('left' as const) : ('right' as const),
      })),
      rows: rowsOf(offered),
    },
    totals: totalsOf(quote),
    sections: [
      ...(quote.observaciones ? [{ title: t.remarks, text: quote.observaciones }] : []),
      {
        title: t.terms,
        rows: termsOf(terms, quote).map((fact) => ({
          label: factName(fact, language),
          value: capitalized(factText(fact, language)),
        })),
      },
      { title: t.confirm, text: t.confirmText(dayText(quote.vigencia, language)) },
      { title: t.notice, text: t.noticeText },
    ],
    check: { title: t.check, text: t.checkText, lines: [`${t.fingerprint}: ${quote.hash}`, url], url },
    footer: [quote.codigo, quote.hash.slice(0, shortHashLength), company.nombre, company.sitio].join(' · '),
    madeAt: quote.actualizado_en,
  }
}

/** A tax id after its name: `RUC 20100070970`; nothing without one. */
const taxIdLine = (id: string, countryId: number, language: PageLanguage): string[] =>
  id ? [`${taxIdName(countryId, language)} ${id}`] : []

/** Returns the value of the dollar with its day and source; an empty text for a quote in dollars. */
const rateText = ({ tipo_cambio: rate, moneda, idioma: language }: LockedQuote): string =>
  rate
    ? `1 USD = ${moneda} ${numberText(rate.valor, language, 4)} (${dayText(rate.fecha, language)}, ${rate.fuente})`
    : ''

function rowsOf({ quote, lines }: Offered): OfferTask['table']['rows'] {
  const language = quote.idioma
  const t = texts[language]
  const products = lines.map((line, place) => ({
    cells: [
      `${place + 1}`,
      line.producto_nombre,
      quantityText(line.cantidad, language),
      nameIn(line, 'unidad_nombre', language),
      amountText(line.precio_venta, quote.moneda),
      line.descuento > 0 ? t.percent(numberText(line.descuento, language)) : '',
      amountText(line.importe, quote.moneda),
    ],
    detail: detailOf(line, quote),
  }))
  if (!quote.servicio) return products
  const { profesionales, dias } = quote.servicio
  const amount = amountText(quote.servicio_total, quote.moneda)
  return [
    ...products,
    {
      cells: [`${lines.length + 1}`, t.service, '1', t.serviceUnit, amount, '', amount],
      detail: t.serviceDetail(profesionales, dias),
    },
  ]
}

function detailOf(line: Line, { idioma: language, moneda }: LockedQuote): string {
  const t = texts[language]
  const meters = (value: number) => numberText(value, language, 2)
  return [
    countsYears(line.categoria_id) ? t.years(line.anios_licencia) : '',
    line.longitud_cable > 0 ? t.cable(meters(line.longitud_cable)) : '',
    line.cable_extra > 0 ? t.extra(meters(line.cable_extra), moneyText(line.costo_cable_metro, moneda)) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function totalsOf(quote: LockedQuote): OfferTask['totals'] {
  const t = texts[quote.idioma]
  const money = (amount: number) => moneyText(amount, quote.moneda)
  const percentage = t.percent(numberText(quote.impuesto_porcentaje, quote.idioma))
  const tax = {
    named: t.taxOf(quote.impuesto_nombre, percentage),
    unnamed: t.tax(percentage),
    export: t.exempt,
    missing: t.untaxed,
  }
  return [
    { label: t.subtotal, value: money(quote.subtotal) },
    { label: tax[taxKindOf(quote)], value: money(quote.impuesto) },
    { label: t.total, value: money(quote.total), isGrand: true },
  ]
}
