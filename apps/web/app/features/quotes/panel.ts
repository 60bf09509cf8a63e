import { Module } from '@portal/contract/access/constants'
import { tileNames } from '@portal/contract/panels/constants'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { addressOf, type PanelTile, type TileAsk } from '#core/dashboard/panel-tiles.ts'
import { opens } from '#core/dashboard/screens.ts'
import { quotePaths } from './paths.ts'

const area = 'cotizaciones'

const listOf = ({ isOwn, reader }: TileAsk) =>
  !isOwn && opens(reader.modules, Module.allQuotes) ? quotePaths.all : quotePaths.own
const made = ({ days }: TileAsk) => ({ creada_desde: days?.desde, creada_hasta: days?.hasta })
const confirmed = ({ days }: TileAsk) => ({
  tab: QuoteStatus.approved,
  anuladas: 'no',
  aprobada_desde: days?.desde,
  aprobada_hasta: days?.hasta,
})

export const quotePanelTiles: readonly PanelTile[] = [
  {
    tile: tileNames.quotesByState,
    to: (ask) => addressOf(listOf(ask), { tab: ask.group ?? 'todas', ...made(ask) }),
    area,
  },
  {
    tile: tileNames.conversion,
    to: (ask) => addressOf(listOf(ask), { tab: QuoteStatus.approved, anuladas: 'no', ...made(ask) }),
    area,
  },
  {
    tile: tileNames.quotesByBranch,
    to: (ask) => addressOf(listOf(ask), { tab: 'todas', ...made(ask), sucursal_id: ask.group }),
    area,
  },
  {
    tile: tileNames.tierReached,
    to: (ask) => addressOf(listOf(ask), { ...confirmed(ask), tramo: ask.group }),
    area,
  },
  { tile: tileNames.ownProfit, to: (ask) => addressOf(listOf(ask), confirmed(ask)), area },
]
