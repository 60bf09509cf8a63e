import { textIn } from '@portal/contract/core/text'
import { productionCalls } from '@portal/contract/production/calls'
import { ProductionStep, productionStepNames, productionSteps } from '@portal/contract/production/steps'
import { IconArrowRight } from '@tabler/icons-react'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

/** Moving many orders one step on, each as it is moved alone. */
export function useOrderBulk(total: number): Bulk {
  const t = useTexts(texts)
  const language = useLanguage()
  return {
    calls: productionCalls,
    total,
    actions: productionSteps
      .filter((step) => step !== ProductionStep.received)
      .map((step) => ({
        name: step,
        label: textIn(productionStepNames[step], language),
        icon: IconArrowRight,
        menu: t.step,
        will: t.willMove,
        done: t.moved,
      })),
  }
}
