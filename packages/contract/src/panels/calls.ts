import { Module } from '../access/constants.ts'
import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import { Panel } from './constants.ts'
import * as s from './schemas.ts'

const callsOf = (panel: Panel, access: Module) => ({
  read: call(
    { method: 'GET', path: `/v1/resumen/${panel}`, area: coreMessages },
    {
      summary: 'Returns the numbers of a panel for a period',
      access,
      params: s.PanelQuerySchema,
      reply: s.PanelSchema,
      mayLag: true,
    },
  ),
  download: call(
    { method: 'GET', path: `/v1/resumen/${panel}/download`, area: coreMessages },
    {
      summary: 'Returns a panel as a workbook or a PDF',
      access,
      params: s.PanelDownloadQuerySchema,
      reply: s.PanelFileSchema,
      mayLag: true,
    },
  ),
})
export type PanelCalls = ReturnType<typeof callsOf>

export const superAdminPanelCalls = callsOf(Panel.superAdmin, Module.superAdminPanel)
export const masterPanelCalls = callsOf(Panel.masterDistributor, Module.masterDistributor)
export const distributorPanelCalls = callsOf(Panel.distributor, Module.distributor)

export const panelCalls: Readonly<Record<Panel, PanelCalls>> = {
  super_admin: superAdminPanelCalls,
  distribuidor_master: masterPanelCalls,
  distribuidor: distributorPanelCalls,
}
