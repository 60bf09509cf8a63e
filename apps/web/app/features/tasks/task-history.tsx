import { textIn } from '@portal/contract/core/text'
import { taskEventKindNames } from '@portal/contract/tasks/constants'
import { taskStatusNames } from '@portal/contract/tasks/states'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { TaskData } from './task-rows.ts'
import { texts } from './texts.ts'

/** What happened to a task, newest first. */
export function TaskHistory({ events }: { events: TaskData['eventos'] }) {
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
              ? t.fromTo(textIn(taskStatusNames[de], language), textIn(taskStatusNames[a], language))
              : textIn(taskEventKindNames[tipo], language),
          text: [autor ?? t.portal, dateTime(creado_en), comentario].filter(Boolean).join(' · '),
        }))}
      />
    </PanelSection>
  )
}
