import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { Panel } from '@portal/contract/panels/constants'
import { panelNames } from '@portal/contract/panels/titles'
import { IconChartBar } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

const panelPaths = {
  super_admin: '/dashboard/dashboard-chart/super-admin',
  distribuidor_master: '/dashboard/dashboard-chart/master-distributor',
  distribuidor: '/dashboard/dashboard-chart/distributor',
} as const satisfies Record<Panel, string>

const about = {
  es: 'Las cifras del período, con gráficos y las listas que las forman',
  en: 'The figures of the period, with charts and the lists behind them',
}
const words = 'panel gráfico cifras indicadores período chart dashboard figures kpi'

const screenOf = (panel: Panel, module: Module): Screen => ({
  path: panelPaths[panel],
  modules: [module],
  group: SidebarGroup.dashboard,
  icon: IconChartBar,
  name: panelNames[panel],
  about,
  words,
})

export const panelScreens: readonly Screen[] = [
  screenOf(Panel.superAdmin, Module.superAdminPanel),
  screenOf(Panel.masterDistributor, Module.masterDistributor),
  screenOf(Panel.distributor, Module.distributor),
]
