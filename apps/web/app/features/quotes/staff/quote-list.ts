import { defaultCurrency, quoteCurrencies } from '@portal/contract/core/currencies'
import { QuoteApproval, QuoteProgress, QuoteStage, type QuoteTab, quoteTabs } from '@portal/contract/quotes/states'
import { isIdOrNone, type ListChange, listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'

/** Whether a text is an amount as stored; typed text is parsed before it gets into the address. */
const isAmount = (value: string) => /^\d{1,12}(\.\d{1,2})?$/.test(value)

/** Choices of days for quotes that expire soon. */
export const daysAhead = [3, 7, 15, 30] as const

/** The price tiers that a quote may reach. */
export const tiers = [1, 2, 3] as const

/** Filters with two ends, by the names of both. */
const ranges = [
  ['creada_desde', 'creada_hasta'],
  ['enviada_desde', 'enviada_hasta'],
  ['aprobada_desde', 'aprobada_hasta'],
  ['vence_desde', 'vence_hasta'],
  ['monto_desde', 'monto_hasta'],
] as const

/** The orders and filters of a list of quotes; the tab selects the states. */
export const quoteSpec = listSpec({
  orders: ['creado_en', 'codigo', 'cliente_empresa', 'total', 'vigencia'],
  startOrder: '-creado_en',
  filters: {
    seguimiento: Object.values(QuoteProgress),
    anuladas: ['no', 'si'],
    vence_dias: daysAhead,
    aprobacion: [...Object.values(QuoteApproval), ...Object.values(QuoteStage)],
    empresa_id: 'id',
    usuario_id: 'id',
    sucursal_id: isIdOrNone,
    tramo: tiers,
    pais_id: 'id',
    creada_desde: 'day',
    creada_hasta: 'day',
    enviada_desde: 'day',
    enviada_hasta: 'day',
    aprobada_desde: 'day',
    aprobada_hasta: 'day',
    vence_desde: 'day',
    vence_hasta: 'day',
    moneda: quoteCurrencies,
    monto_desde: isAmount,
    monto_hasta: isAmount,
  },
  tabs: quoteTabs,
})

type Asked = ReturnType<typeof listQueryOf<never, keyof typeof quoteSpec.filters>>['filters']

/** An amount without a currency is in dollars. */
const withCurrency = (filters: Asked): Asked =>
  (filters.monto_desde || filters.monto_hasta) && !filters.moneda ? { ...filters, moneda: defaultCurrency } : filters

/**
 * Returns the parameters of both list calls from the address of the request; the own list ignores author and
 * enterprise.
 */
export function quoteListParams(address: Pick<URL, 'search'>) {
  const { page, page_row } = listParams(address, quoteSpec)
  return { page, page_row, ...quoteAsked(address.search) }
}

/** Returns the same without the page: for the export and the sums of a list. */
export function quoteAsked(search: string) {
  const { buscar, orden, filters } = listQueryOf(search, quoteSpec)
  const { aprobacion = '', seguimiento = '', anuladas = '', moneda = '', ...rest } = withCurrency(filters)
  return {
    buscar,
    orden,
    ...rest,
    estado: tabOf(new URLSearchParams(search).get('tab')),
    aprobacion: aprobacion as '',
    seguimiento: seguimiento as '',
    anuladas: anuladas as '',
    moneda: moneda as '',
  }
}

/** Returns the change that swaps reversed ranges; null when there are none. */
export function turnedRanges(filters: Readonly<Record<string, string | undefined>>): ListChange | null {
  const turned = ranges.flatMap(([from, to]) => {
    const [first, last] = [filters[from], filters[to]]
    const isTurned = first && last && (from === 'monto_desde' ? Number(first) > Number(last) : first > last)
    return isTurned ? [[from, last] as const, [to, first] as const] : []
  })
  return turned.length > 0 ? Object.fromEntries(turned) : null
}

/** Returns the tab of the address; pending by default. */
export const tabOf = (text: string | null): QuoteTab => quoteTabs.find((tab) => tab === text) ?? quoteTabs[0]
