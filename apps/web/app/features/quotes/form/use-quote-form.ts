import { useDebouncedCallback } from '@mantine/hooks'
import { Currency, type QuoteCurrency } from '@portal/contract/core/currencies'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteSaveMessages } from '@portal/contract/quotes/messages'
import { taxOf } from '@portal/contract/quotes/tax'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import type { Api, Reply } from '#core/api/api.ts'
import { useFarPrices } from '#core/dashboard/form/use-far-prices.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { quotePaths } from '../paths.ts'
import type { Quote, QuoteChoices } from '../rows.ts'
import { formTexts } from './form-texts.ts'
import { type QuoteBody, type QuoteValues, valuesOf } from './quote-values.ts'
import { QuoteSheet, type Terms } from './sheet.ts'

const settleMs = 300

/** The form of a quote: the client fields, and the sheet with lines and service. */
export function useQuoteForm(choices: QuoteChoices, stored: QuoteValues, quote: Quote | null) {
  const t = useTexts(formTexts)
  const navigate = useNavigate()
  const farPrices = useFarPrices()
  const [sheet] = useState(() => sheetOf(choices, stored))
  const initial = useMemo(() => asTyped(choices, stored), [choices, stored])
  const known = useRef(contentOf(initial))
  const form = useWireForm({
    call: (quote ? quoteCalls.update : quoteCalls.save) as typeof quoteCalls.update,
    ...(quote && { params: { id: quote.id } }),
    initial,
    draft: { form: quote ? `quote-${quote.id}` : 'quote-new', label: quote?.codigo ?? t.newQuote },
    api: useTellingApi(sheet),
    body: (values) => bodyOf(choices, values, quote !== null),
    theirsOf: (theirs) => asTyped(choices, valuesOf(theirs as Quote)),
    onDone: ({ id }) => void navigate(`${quotePaths.own}/${id}`),
  })

  const settle = () => {
    const { lineas, servicio } = sheet.wire()
    known.current = contentOf({ lineas, servicio })
    form.set({ lineas, servicio } as Partial<QuoteValues>)
  }
  // stores the draft and compares with the stored quote when typing pauses
  const settleSoon = useDebouncedCallback(settle, settleMs)
  useEffect(() => sheet.subscribe(settleSoon), [sheet, settleSoon])

  const { lineas, servicio, pais_id: country, moneda: currency } = form.values
  // a draft or another person's save replaced the values; the form object is new after each keystroke
  useLayoutEffect(() => {
    const content = contentOf({ lineas, servicio })
    if (content === known.current) return
    known.current = content
    sheet.load(lineas as Parameters<QuoteSheet['load']>[0], servicio as Parameters<QuoteSheet['load']>[1])
  }, [lineas, servicio, sheet])
  useLayoutEffect(() => {
    const terms = termsOf(choices, country, currency as QuoteCurrency)
    if (!isSame(terms, sheet.terms())) sheet.setTerms(terms)
  }, [choices, country, currency, sheet])

  async function submit() {
    settle()
    if (await farPrices(pricesToKeep(sheet, quote, t.ofLine))) await form.submit()
  }
  return { form: { ...form, submit }, sheet }
}

/** Returns the typed prices, each with the list price; without those that the stored quote already has. */
function pricesToKeep(sheet: QuoteSheet, quote: Quote | null, nameOf: (product: string, place: number) => string) {
  const { currency } = sheet.terms()
  const isKept = (productId: number | null, price: number) =>
    quote?.moneda === currency &&
    quote.lineas.some((line) => line.producto_id === productId && line.precio_venta === price)
  return sheet
    .typedPrices()
    .filter(({ productId, price }) => !isKept(productId, price))
    .map(({ place, productId, price, listPrice }) => ({
      of: `${productId}`,
      name: nameOf(sheet.product(productId)?.nombre ?? '', place),
      price,
      usual: listPrice,
      isList: true,
      currency,
    }))
}

const contentOf = ({ lineas, servicio }: { lineas?: unknown; servicio?: unknown }) => JSON.stringify([lineas, servicio])

function sheetOf(choices: QuoteChoices, initial: QuoteValues): QuoteSheet {
  const terms = termsOf(choices, initial.pais_id, initial.moneda as QuoteCurrency)
  const sheet = new QuoteSheet(choices.productos, choices.puede_negociar, terms)
  const { lineas, servicio } = initial as QuoteBody
  sheet.load(lineas as Parameters<QuoteSheet['load']>[0], (servicio ?? null) as Parameters<QuoteSheet['load']>[1])
  return sheet
}

/** Returns lines and service as the sheet formats them, so that untouched values do not count as changes. */
const asTyped = (choices: QuoteChoices, values: QuoteValues) =>
  ({ ...values, ...sheetOf(choices, values).wire() }) as QuoteValues

const termsOf = (choices: QuoteChoices, country: unknown, currency: QuoteCurrency): Terms => ({
  currency,
  country: Number(country) || null,
  rate: rateIn(currency, choices.tipos_cambio),
  tax: taxOf({ client: Number(country) || null, enterprise: choices.empresa?.pais_id ?? null }, choices.impuesto_local),
})

/** Returns one dollar in this currency: 1 for dollars, NaN when the rate is unknown. */
const rateIn = (currency: QuoteCurrency, rates: QuoteChoices['tipos_cambio']): number =>
  currency === Currency.dollar ? 1 : (rates.find(({ moneda }) => moneda === currency)?.valor ?? Number.NaN)

const isSame = (a: Terms, b: Terms) => JSON.stringify(a) === JSON.stringify(b)

/** Returns the body with its totals, by the server's rules; the values may be merged with another person's. */
function bodyOf(choices: QuoteChoices, { version, ...values }: QuoteValues, isStored: boolean): QuoteBody {
  const { subtotal, impuesto, total } = sheetOf(choices, { version, ...values }).totals()
  return { ...values, subtotal, impuesto, total, ...(isStored && { version }) } as QuoteBody
}

/** Returns an api that shows refusals of lines and service in the sheet. */
function useTellingApi(sheet: QuoteSheet): Api {
  const t = useTexts(formTexts)
  const message = useMessages(quoteSaveMessages)
  const textOf = (reply: Reply<unknown>, path: string, code: number) => {
    const [area, , field] = path.split('.')
    const wanted = area === 'lineas' && code === quoteSaveMessages.productsInvalid.code && field
    return (wanted && t.wanted[field as keyof typeof t.wanted]) || (refusalAt(message, reply, path) ?? '')
  }
  return {
    ...browserApi,
    async call(call, input) {
      const reply = await browserApi.call(call, input)
      const fields = reply.ok ? [] : Object.entries(reply.campos)
      sheet.refuse(fields.map(([path, code]) => ({ path, text: textOf(reply, path, code) })))
      return reply
    },
  }
}
