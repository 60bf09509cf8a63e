import { DeliveryStatus } from '@portal/contract/forms/constants'
import { tileNames } from '@portal/contract/panels/constants'
import { figureNames } from '@portal/contract/start/constants'
import { addressOf, type PanelTile } from '#core/dashboard/panel-tiles.ts'
import { contactPanelTiles } from '#features/contacts/panel.ts'
import { formsPath } from '#features/forms/staff/screens.ts'
import { importPanelTiles } from '#features/imports/panel.ts'
import { requestPanelTiles } from '#features/item-requests/panel.ts'
import { licensePanelTiles } from '#features/licenses/panel.ts'
import { quotePanelTiles } from '#features/quotes/panel.ts'
import { sentQuoteFigures } from '#features/quotes/start.ts'
import { libraryPanelTiles } from '#features/resources/panel.ts'
import { taskPanelTiles } from '#features/tasks/panel.ts'

const failedQuoteMails = sentQuoteFigures.find(({ figure }) => figure === figureNames.quoteMailsFailed)!

/** Mails of several features that failed, a group for each list. */
const failedMails: PanelTile = {
  tile: tileNames.mailsFailed,
  to({ days, group, reader }) {
    if (group === 'cotizaciones' && days) return failedQuoteMails.to(days, reader)
    if (group !== 'formularios') return null
    return addressOf(formsPath, {
      entrega: DeliveryStatus.failed,
      creada_desde: days?.desde,
      creada_hasta: days?.hasta,
    })
  },
  area: 'cotizaciones',
}

/** What panels may show; the server answers what of it, in its order. */
export const panelTiles: readonly PanelTile[] = [
  ...quotePanelTiles,
  ...requestPanelTiles,
  ...licensePanelTiles,
  ...taskPanelTiles,
  ...importPanelTiles,
  ...contactPanelTiles,
  ...libraryPanelTiles,
  failedMails,
]
