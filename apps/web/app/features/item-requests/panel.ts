import { RequestKind } from '@portal/contract/marketplace/constants'
import { panelLimits, tileNames } from '@portal/contract/panels/constants'
import { PaymentWay } from '@portal/contract/payments/states'
import { addressOf, type PanelTile } from '#core/dashboard/panel-tiles.ts'
import { requestsPath } from './screens.ts'
import { quoteKinds } from './staff/quote-kinds.ts'

const area = 'solicitudes'

/** The tab of a kind of request, and the filter inside it. */
function kindIn(kind: string | null) {
  if (kind === null) return {}
  if (kind === RequestKind.property) return { tab: 'propiedades' }
  if (kind === RequestKind.repair) return { tab: 'reparaciones' }
  return { tab: 'cotizaciones', tipo: quoteKinds.find((each) => each === kind) }
}

export const requestPanelTiles: readonly PanelTile[] = [
  {
    tile: tileNames.reservations,
    to: ({ days, group }) =>
      addressOf(requestsPath, {
        ...kindIn(group),
        pagada_con: PaymentWay.card,
        reservada_desde: days?.desde,
        reservada_hasta: days?.hasta,
      }),
    area,
  },
  {
    tile: tileNames.requestsWaiting,
    to: ({ days, group }) =>
      addressOf(requestsPath, {
        ...kindIn(group),
        espera_horas: panelLimits.waitingHours,
        creada_desde: days?.desde,
        creada_hasta: days?.hasta,
      }),
    area,
  },
]
