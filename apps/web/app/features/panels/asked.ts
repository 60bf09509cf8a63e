import { Currency } from '@portal/contract/core/currencies'
import { type PanelPeriod, panelDays, panelPeriods } from '@portal/contract/panels/constants'
import { isDay } from '#core/dashboard/list/list-query.ts'

export interface Asked {
  periodo: PanelPeriod
  desde: string | null
  hasta: string | null
  moneda: Currency | ''
}

const isKnown = (day: string | null): day is string =>
  day !== null && isDay(day) && day >= panelDays.first && day <= panelDays.last

/** Returns what an address asks of a panel; what it cannot mean is left out. */
export function askedBy(search: string): Asked {
  const params = new URLSearchParams(search)
  const [desde, hasta] = [params.get('desde'), params.get('hasta')]
  return {
    periodo: panelPeriods.find((period) => period === params.get('periodo')) ?? 'mes',
    desde: isKnown(desde) ? desde : null,
    hasta: isKnown(hasta) ? hasta : null,
    moneda: Object.values(Currency).find((currency) => currency === params.get('moneda')) ?? '',
  }
}

/** Returns the search of an address that asks this. */
export function searchOf({ periodo, desde, hasta, moneda }: Asked): string {
  const days = periodo === 'rango' ? { desde, hasta } : {}
  const given = Object.entries({ periodo: periodo === 'mes' ? null : periodo, ...days, moneda: moneda || null })
  const params = given.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return params.length > 0 ? `?${new URLSearchParams(Object.fromEntries(params))}` : ''
}
