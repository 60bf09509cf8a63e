import { endsSoonDays } from '@portal/contract/licenses/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
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
