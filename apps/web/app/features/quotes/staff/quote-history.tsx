import { textIn } from '@portal/contract/core/text'
import { type QuoteEvent, QuoteStatus, quoteEventNames, quoteStatusNames } from '@portal/contract/quotes/states'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Quote } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'
import classes from './quote-panel.module.css'

type Event = Quote['eventos'][number]

/** All events of a quote, newest first. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const titleOf = useTitleOf()
  const { dateTime } = useFormats()
  const { apertura: opening } = quote
  const events = [...quote.eventos].sort((a, b) => b.id - a.id)
  return (
    <PanelSection title={t.history}>
      <Timeline
        events={events.map((event) => ({
          id: event.id,
          title: titleOf(event),
          text: (
            <>
              {event.tipo === 'abierta' && opening && opening.veces > 1 && (
                <span className={classes.comment}>{t.openings(opening.veces, dateTime(opening.ultima_en))}</span>
              )}
              {event.comentario && <span className={classes.comment}>{event.comentario}</span>}
              {event.usuario_nombre ?? t.madeBy[event.autor]} · {dateTime(event.creado_en)}
            </>
          ),
        }))}
      />
    </PanelSection>
  )
}

function useTitleOf() {
  const t = useTexts(panelTexts)
  const language = useLanguage()
  const states = new Set<string>(Object.values(QuoteStatus))
  return ({ tipo, a_estado: to }: Event): string => {
    if (tipo === 'estado' && to !== null && states.has(to))
      return t.becomes(textIn(quoteStatusNames[to as QuoteStatus], language))
    return textIn(quoteEventNames[tipo as QuoteEvent], language) ?? tipo
  }
}
