import { dataRequestsPath, openRequests } from '@portal/contract/privacy/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'

export const dataRequestWork: readonly Work[] = [
  {
    section: workSections.dataRequests,
    name: { es: 'Solicitudes de datos por responder', en: 'Data requests to answer' },
    tone: 'attention',
    moment: { es: 'Recibida', en: 'Received' },
    to: `${dataRequestsPath}?estado=${openRequests}`,
    area: 'solicitudes_datos',
  },
]
