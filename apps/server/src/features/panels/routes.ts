import { Module } from '@portal/contract/access/constants'
import { panelCalls } from '@portal/contract/panels/calls'
import { Panel } from '@portal/contract/panels/constants'
import {
  PanelDownloadQuerySchema,
  PanelFileSchema,
  PanelQuerySchema,
  PanelSchema,
} from '@portal/contract/panels/schemas'
import type { Door } from '#core/door/door.ts'
import { downloadPanel, type PanelDeps } from './export/download.ts'
import { type PanelSources, panelFor } from './service.ts'

const moduleOf: Readonly<Record<Panel, Module>> = {
  super_admin: Module.superAdminPanel,
  distribuidor_master: Module.masterDistributor,
  distribuidor: Module.distributor,
}

/** Mounts the panels and their files. */
export function panelRoutes(door: Door, deps: PanelDeps, sources: PanelSources): void {
  for (const panel of Object.values(Panel)) {
    const [access, calls, tiles] = [moduleOf[panel], panelCalls[panel], sources[panel]]
    door.mount(
      calls.read,
      { access, params: PanelQuerySchema, reply: PanelSchema, mayLag: true },
      ({ actor, params }) => panelFor(deps.db, tiles, actor, params),
    )
    door.mount(
      calls.download,
      { access, params: PanelDownloadQuerySchema, reply: PanelFileSchema, mayLag: true },
      ({ actor, params }) => downloadPanel(deps, panel, tiles, actor, params),
    )
  }
}
