import { RequestStatus } from '@portal/contract/marketplace/states'
import { figureNames, workSections } from '@portal/contract/start/constants'
import { figureTitles } from '@portal/contract/start/figure-titles'
import type { Figure, Work } from '#core/dashboard/start-page.ts'
import { ownRequestsPath, requestsPath } from './screens.ts'

const area = 'solicitudes'

export const machineRequestWork: readonly Work[] = [
  {
    section: workSections.requests,
    name: { es: 'Solicitudes sin contactar', en: 'Requests not contacted yet' },
    tone: 'attention',
    moment: { es: 'Recibida', en: 'Received' },
    to: `${requestsPath}?estado_solicitud=${RequestStatus.pendingContact}&orden=creado_en`,
    record: (id) => `historial/${id}`,
    area,
  },
]

/** What a customer asked for from the machines. */
export const ownRequestWork: readonly Work[] = [
  {
    section: workSections.ownRequests,
    name: { es: 'Mis solicitudes', en: 'My requests' },
    tone: 'neutral',
    moment: { es: 'Enviada', en: 'Sent' },
    to: `${ownRequestsPath}?orden=-creado_en`,
    area,
    isOwn: true,
  },
]

export const machineRequestFigures: readonly Figure[] = [
  {
    figure: figureNames.requestsReceived,
    name: figureTitles[figureNames.requestsReceived],
    to: ({ desde, hasta }) => `${requestsPath}?creada_desde=${desde}&creada_hasta=${hasta}`,
    area,
  },
  {
    figure: figureNames.reservationsPaid,
    name: figureTitles[figureNames.reservationsPaid],
    to: ({ desde, hasta }) => `${requestsPath}?reservada_desde=${desde}&reservada_hasta=${hasta}`,
    area,
  },
]
