import type { QuoteCurrency } from '@portal/contract/core/currencies'
import { discountOf, type JudgedLine } from '@portal/contract/quotes/approval'
import { useTexts } from '#core/language/language.ts'
import { priceText, useFigures } from './figures.ts'
import { ruleTexts } from './rule-texts.ts'

type Discounted = Pick<JudgedLine, 'precio_venta' | 'descuento' | 'precio_lista'>

/**
 * Returns a text that explains why a line's discount exceeds a limit (percent). A lowered price counts as a discount,
 * so a typed `5 %` may exceed a limit of 5 %. `whose` names the limit's owner.
 */
export function useDiscountRule(currency: QuoteCurrency) {
  const t = useTexts(ruleTexts)
  const { percent } = useFigures()
  const price = (amount: number) => `${currency} ${priceText(amount, currency)}`
  return (line: Discounted, limit: number, whose: string): string => {
    const { precio_venta: sold, precio_lista: list, descuento: discount } = line
    const real = discountOf({ ...line, costo_distribuidor: null, costo_master: null })
    const words = {
      real: percent(Math.round(real * 100) / 100),
      limit: percent(limit),
      price: price(sold),
      list: price(list ?? 0),
      discount: discount > 0 ? percent(discount) : '',
    }
    return list !== null && sold < list ? t.lowered(words, whose) : t.discounted(words, whose)
  }
}
