import { tileNames } from '@portal/contract/panels/constants'
import { addressOf, type PanelTile } from '#core/dashboard/panel-tiles.ts'
import { licensesPath, ownLicensesPath } from './paths.ts'

const area = 'licencias'

export const licensePanelTiles: readonly PanelTile[] = [
  { tile: tileNames.licensesInForce, to: ({ days }) => addressOf(licensesPath, { vigente_el: days?.hasta }), area },
  {
    tile: tileNames.licensesEnding,
    to: ({ days }) => addressOf(licensesPath, { termina_desde: days?.desde, termina_hasta: days?.hasta }),
    area,
  },
  { tile: tileNames.ownLicenses, to: ({ group }) => (group === null ? ownLicensesPath : null), area },
]
