import { Button, Group, Text } from '@mantine/core'
import { useModals } from '@mantine/modals'
import { Currency, type QuoteCurrency } from '@portal/contract/core/currencies'
import { useTexts } from '#core/language/language.ts'
import { useFigures } from '../figures.ts'
import type { QuoteChoices } from '../rows.ts'
import { useQuoteChoices } from './choices-context.ts'
import { formTexts } from './form-texts.ts'
import type { useQuoteForm } from './use-quote-form.ts'
import { useSheet } from './use-sheet.ts'

type Answer = 'convert' | 'empty' | null

/**
 * Returns how the currency of the quote is changed: typed amounts are in the old one, so they are converted by the value
 * of the day or emptied, as the author decides; who closes the question keeps the currency.
 */
export function useCurrencyChange(form: ReturnType<typeof useQuoteForm>['form']): (to: QuoteCurrency) => Promise<void> {
  const ask = useQuestion()
  const sheet = useSheet()
  const { tipos_cambio: rates } = useQuoteChoices()
  return async (to) => {
    const { currency: from } = sheet.terms()
    if (to === from) return
    if (sheet.hasTypedAmounts()) {
      const factor = factorBetween(from, to, rates)
      const answer = await ask(from, to, factor !== null)
      if (answer === null) return
      sheet.changeAmounts(to, answer === 'convert' ? factor : null)
    }
    form.set({ moneda: to })
  }
}

/** Returns one unit of a currency in another one; null without a value that holds. */
function factorBetween(from: QuoteCurrency, to: QuoteCurrency, rates: QuoteChoices['tipos_cambio']): number | null {
  const perDollar = (currency: QuoteCurrency) =>
    currency === Currency.dollar ? 1 : (rates.find(({ moneda }) => moneda === currency)?.valor ?? null)
  const [before, after] = [perDollar(from), perDollar(to)]
  return before === null || after === null ? null : after / before
}

function useQuestion() {
  const t = useTexts(formTexts)
  const { rate: rateText } = useFigures()
  const { tipos_cambio: rates } = useQuoteChoices()
  const { openModal, closeModal } = useModals()
  return (from: QuoteCurrency, to: QuoteCurrency, canConvert: boolean) =>
    new Promise<Answer>((resolve) => {
      const used = rates.filter(({ moneda }) => moneda === from || moneda === to)
      const answer = (given: Answer) => {
        resolve(given)
        closeModal(id)
      }
      const id: string = openModal({
        title: t.currencyTitle(to),
        size: 480,
        onClose: () => resolve(null),
        children: (
          <>
            <Text mb="lg">
              {t.currencyText(from)} {canConvert && used.map((rate) => rateText(rate, rate.moneda)).join(' · ')}
            </Text>
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={() => answer(null)} data-autofocus>
                {t.keepCurrency(from)}
              </Button>
              <Button variant="default" onClick={() => answer('empty')}>
                {t.emptyAmounts}
              </Button>
              {canConvert && <Button onClick={() => answer('convert')}>{t.convertAmounts}</Button>}
            </Group>
          </>
        ),
      })
    })
}
