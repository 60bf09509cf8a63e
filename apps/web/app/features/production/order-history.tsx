import { textIn } from '@portal/contract/core/text'
import { orderEventKindNames } from '@portal/contract/production/constants'
import { productionStepNames } from '@portal/contract/production/steps'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Order } from './rows.ts'
import { texts } from './texts.ts'

/** What happened to an order, newest first. */
export function OrderHistory({ events }: { events: Order['eventos'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.history}>
      <Timeline
        events={events.map(({ id, tipo, de, a, comentario, autor, creado_en }) => ({
          id,
          title:
            de && a
              ? t.fromTo(textIn(productionStepNames[de], language), textIn(productionStepNames[a], language))
              : textIn(orderEventKindNames[tipo], language),
          text: [comentario, autor ?? t.portal, dateTime(creado_en)].filter(Boolean).join(' · '),
        }))}
      />
    </PanelSection>
  )
}
