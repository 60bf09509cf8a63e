import { panelLimits, tileNames } from '@portal/contract/panels/constants'
import { addressOf, type PanelTile } from '#core/dashboard/panel-tiles.ts'
import { contactsPath } from './paths.ts'

/** The day on which the group after one begins. */
const ends: Readonly<Record<string, number>> = { 30: 60, 60: 90 }

export const contactPanelTiles: readonly PanelTile[] = [
  {
    tile: tileNames.silentClients,
    to: ({ group, reader }) =>
      addressOf(contactsPath, {
        responsable_id: reader.id,
        silencio_dias: group ?? panelLimits.silentDays,
        silencio_menos_de: group === null ? null : ends[group],
        orden: 'contactado_en',
      }),
    area: 'contactos',
  },
]
