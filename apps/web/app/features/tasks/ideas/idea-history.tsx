import { textIn } from '@portal/contract/core/text'
import { ideaEventKindNames, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { IdeaDetail } from './idea-rows.ts'
import { texts } from './texts.ts'

/** What happened to an idea, newest first. */
export function IdeaHistory({ events }: { events: IdeaDetail['eventos'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.history}>
      <Timeline
        events={events.toReversed().map(({ id, tipo, de, a, autor, creado_en: at }) => ({
          id,
          title:
            de !== null && a !== null
              ? t.fromTo(textIn(ideaHorizonNames[de], language), textIn(ideaHorizonNames[a], language))
              : textIn(ideaEventKindNames[tipo], language),
          text: `${autor} · ${dateTime(at)}`,
        }))}
      />
    </PanelSection>
  )
}
