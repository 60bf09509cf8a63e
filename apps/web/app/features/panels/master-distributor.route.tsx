import { Module } from '@portal/contract/access/constants'
import { masterPanelCalls as calls } from '@portal/contract/panels/calls'
import { Panel } from '@portal/contract/panels/constants'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/master-distributor.route'
import { askedBy } from './asked.ts'
import { PanelPage } from './panel-page.tsx'

export const handle = { module: Module.masterDistributor } satisfies ScreenHandle

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(calls.read, { params: askedBy(url.search) })

export default function MasterDistributorPanel({ loaderData }: Route.ComponentProps) {
  return <PanelPage panel={Panel.masterDistributor} calls={calls} data={loaderData} />
}
