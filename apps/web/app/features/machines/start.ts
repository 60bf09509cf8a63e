import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
import { allMachinesPath } from './screens.ts'

const area = 'clasificados'

export const machineWork: readonly Work[] = [
  {
    section: workSections.machinesToApprove,
    name: { es: 'Clasificados por aprobar', en: 'Listings to approve' },
    tone: 'attention',
    moment: { es: 'Creado', en: 'Created' },
    to: `${allMachinesPath}?aprobacion=${ApprovalStatus.pending}&orden=creado_en`,
    area,
  },
  {
    section: workSections.changesToApprove,
    name: { es: 'Clasificados con cambios por aprobar', en: 'Listings with changes to approve' },
    tone: 'attention',
    moment: { es: 'Creado', en: 'Created' },
    to: `${allMachinesPath}?con_cambios=true&orden=creado_en`,
    area,
  },
]
