import { tileNames } from '@portal/contract/panels/constants'
import { addressOf, type PanelTile } from '#core/dashboard/panel-tiles.ts'
import { libraryPath } from './paths.ts'

export const libraryPanelTiles: readonly PanelTile[] = [
  {
    tile: tileNames.downloadNews,
    to: ({ days, group }) =>
      addressOf(libraryPath, { tipo: group, revision_desde: days?.desde, revision_hasta: days?.hasta }),
    area: 'recursos',
  },
]
