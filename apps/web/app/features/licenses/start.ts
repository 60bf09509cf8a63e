import { endsSoonDays } from '@portal/contract/licenses/constants'
import { figureNames, workSections } from '@portal/contract/start/constants'
import { figureTitles } from '@portal/contract/start/figure-titles'
import type { Figure, Work } from '#core/dashboard/start-page.ts'
import { licensesPath } from './paths.ts'

export const licenseWork: readonly Work[] = [
  {
    section: workSections.licensesEndingSoon,
    name: { es: 'Licencias que terminan pronto', en: 'Licenses ending soon' },
    tone: 'attention',
    moment: { es: 'Término', en: 'End' },
    to: `${licensesPath}?vence_dias=${endsSoonDays}`,
    area: 'licencias',
  },
]

/** Of the weekly summary. */
export const licenseFigures: readonly Figure[] = [
  {
    figure: figureNames.licensesEnding,
    name: figureTitles[figureNames.licensesEnding],
    to: ({ desde, hasta }) => `${licensesPath}?termina_desde=${desde}&termina_hasta=${hasta}`,
    area: 'licencias',
  },
]
