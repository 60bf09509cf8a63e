import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
import { allPropertiesPath } from './screens.ts'

const area = 'propiedades'

export const propertyWork: readonly Work[] = [
  {
    section: workSections.propertiesToApprove,
    name: { es: 'Propiedades por aprobar', en: 'Properties to approve' },
    tone: 'attention',
    moment: { es: 'Creada', en: 'Created' },
    to: `${allPropertiesPath}?aprobacion=${ApprovalStatus.pending}&orden=creado_en`,
    area,
  },
  {
    section: workSections.propertyChangesToApprove,
    name: { es: 'Propiedades con cambios por aprobar', en: 'Properties with changes to approve' },
    tone: 'attention',
    moment: { es: 'Creada', en: 'Created' },
    to: `${allPropertiesPath}?con_cambios=true&orden=creado_en`,
    area,
  },
]
