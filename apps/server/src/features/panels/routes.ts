import { panelCalls } from '@portal/contract/panels/calls'
import { Panel } from '@portal/contract/panels/constants'
import type { Door } from '#core/door/door.ts'
import { downloadPanel, type PanelDeps } from './export/download.ts'
import { type PanelSources, panelFor } from './service.ts'

/** Mounts the panels and their files. */
export function panelRoutes(door: Door, deps: PanelDeps, sources: PanelSources): void {
  for (const panel of Object.values(Panel)) {
    const [calls, tiles] = [panelCalls[panel], sources[panel]]
    door.mount(calls.read, ({ actor, params }) => panelFor(deps.db, tiles, actor, params))
    door.mount(calls.download, ({ actor, params }) => downloadPanel(deps, panel, tiles, actor, params))
  }
}
