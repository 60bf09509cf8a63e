import { ImportStatus } from '@portal/contract/imports/states'
import { tileNames } from '@portal/contract/panels/constants'
import { addressOf, type PanelTile } from '#core/dashboard/panel-tiles.ts'
import { importPaths } from './paths.ts'

export const importPanelTiles: readonly PanelTile[] = [
  {
    tile: tileNames.importsFailed,
    to: ({ days, group }) =>
      group === null
        ? null
        : addressOf(importPaths[group as keyof typeof importPaths], {
            alcance: 'todas',
            estado: ImportStatus.failed,
            creada_desde: days?.desde,
            creada_hasta: days?.hasta,
          }),
    area: 'importaciones',
  },
]
