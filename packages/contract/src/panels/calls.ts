import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { Panel } from './constants.ts'
import type * as s from './schemas.ts'

const callsOf = (panel: Panel) => ({
  read: call<{ params: In<typeof s.PanelQuerySchema>; reply: Of<typeof s.PanelSchema> }>({
    method: 'GET',
    path: `/v1/resumen/${panel}`,
    area: coreMessages,
  }),
  /** The same as a workbook or a PDF. */
  download: call<{ params: In<typeof s.PanelDownloadQuerySchema>; reply: Of<typeof s.PanelFileSchema> }>({
    method: 'GET',
    path: `/v1/resumen/${panel}/download`,
    area: coreMessages,
  }),
})
export type PanelCalls = ReturnType<typeof callsOf>

export const superAdminPanelCalls = callsOf(Panel.superAdmin)
export const masterPanelCalls = callsOf(Panel.masterDistributor)
export const distributorPanelCalls = callsOf(Panel.distributor)

export const panelCalls: Readonly<Record<Panel, PanelCalls>> = {
  super_admin: superAdminPanelCalls,
  distribuidor_master: masterPanelCalls,
  distribuidor: distributorPanelCalls,
}
