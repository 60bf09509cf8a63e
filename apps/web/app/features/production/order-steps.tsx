import { textIn } from '@portal/contract/core/text'
import { productionStepNames, productionSteps } from '@portal/contract/production/steps'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './production.module.css'
import type { Order } from './rows.ts'
import { texts } from './texts.ts'

/** The steps of an order with the days they were reached or are planned for. */
export function OrderSteps({ order: { paso: current, pasos: steps } }: { order: Order }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, dateTime } = useFormats()
  const at = productionSteps.indexOf(current)
  return (
    <PanelSection title={t.progress}>
      <ol className={classes.steps}>
        {steps.map(({ paso, en, previsto }, place) => (
          <li key={paso} data-done={place <= at || undefined} {...(paso === current && { 'aria-current': 'step' })}>
            <span className={classes.stepName}>{textIn(productionStepNames[paso], language)}</span>
            <span className={classes.quiet}>
              {[en && dateTime(en), previsto && t.plannedFor(date(previsto))].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}
