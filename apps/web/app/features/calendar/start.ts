import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
import { calendarPath } from './paths.ts'

export const calendarWork: readonly Work[] = [
  {
    section: workSections.eventsNext,
    name: { es: 'Próximos eventos', en: 'Next events' },
    tone: 'neutral',
    moment: { es: 'Empieza', en: 'Starts' },
    to: `${calendarPath}?modo=lista&mios=true`,
    area: 'calendario',
  },
]
