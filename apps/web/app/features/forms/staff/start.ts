import { DeliveryStatus } from '@portal/contract/forms/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
import { formsPath } from './screens.ts'

export const formWork: readonly Work[] = [
  {
    section: workSections.forms,
    name: { es: 'Formularios que no llegaron', en: 'Forms that did not arrive' },
    tone: 'danger',
    moment: { es: 'Recibido', en: 'Received' },
    to: `${formsPath}?entrega=${DeliveryStatus.failed}`,
    area: 'formularios',
  },
]
