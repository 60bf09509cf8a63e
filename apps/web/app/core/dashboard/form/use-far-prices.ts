import type { AmountUnit } from '@portal/contract/core/currencies'
import { isFarPrice } from '@portal/contract/core/far-price'
import { useRef } from 'react'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { useConfirm } from '../confirm.tsx'
import { kitTexts } from '../texts.ts'

/** A price that will be saved, and the one to compare it with. */
export interface PriceToKeep {
  /** Identifies the price of one thing: the reader is asked about it only once. */
  readonly of: string
  /** Its name in the question. */
  readonly name: string
  /** An invalid number is not asked about: the server refuses it. */
  readonly price: unknown
  /** Null when there is no price to compare with. */
  readonly usual: number | null
  /** Whether the usual price is from a list; otherwise it is the previous price of the field. */
  readonly isList: boolean
  readonly currency: AmountUnit
}

const mostNamed = 5

/**
 * Asks for confirmation of prices that are more than three times or less than a third of the usual ones
 * (rule formats/far-prices): all in one question, and each only once while the form is open. Returns false when the
 * reader goes back.
 */
export function useFarPrices(): (prices: readonly PriceToKeep[]) => Promise<boolean> {
  const t = useTexts(kitTexts)
  const confirm = useConfirm()
  const answered = useRef(new Set<string>())
  return async (prices) => {
    const far = prices.filter(
      ({ price, usual, ...one }) =>
        typeof price === 'number' &&
        usual !== null &&
        isFarPrice(price, usual) &&
        !answered.current.has(keyOf(one, price)),
    )
    if (far.length === 0) return true
    const named = far.slice(0, mostNamed).map(({ name, price, usual, isList, currency }) => {
      const texts = [moneyText(price as number, currency), moneyText(usual ?? 0, currency)] as const
      return isList ? t.farFromList(name, ...texts) : t.farFromEarlier(name, ...texts)
    })
    const isSure = await confirm({
      title: t.farTitle(far.length),
      text: [t.farText, ...named, ...(far.length > mostNamed ? [t.farMore(far.length - mostNamed)] : [])].join('\n'),
      action: t.farKeep,
      cancel: t.farBack,
      isDoubtful: true,
    })
    if (isSure) for (const { price, ...one } of far) answered.current.add(keyOf(one, price as number))
    return isSure
  }
}

const keyOf = ({ of, currency }: Pick<PriceToKeep, 'of' | 'currency'>, price: number) => `${of} ${currency} ${price}`
