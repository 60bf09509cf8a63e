import { PermitState } from '@portal/contract/permits/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
import { permitsPath } from './paths.ts'

export const permitWork: readonly Work[] = [
  {
    section: workSections.permits,
    name: { es: 'Permisos por revisar', en: 'Permits to review' },
    tone: 'attention',
    moment: { es: 'Subido', en: 'Uploaded' },
    to: `${permitsPath}?estado=${PermitState.waiting}`,
    area: 'permisos',
  },
]
