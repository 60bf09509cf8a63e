import { Module } from '@portal/contract/access/constants'
import { superAdminPanelCalls as calls } from '@portal/contract/panels/calls'
import { Panel } from '@portal/contract/panels/constants'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/super-admin.route'
import { askedBy } from './asked.ts'
import { PanelPage } from './panel-page.tsx'

export const handle = { module: Module.superAdminPanel } satisfies ScreenHandle

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(calls.read, { params: askedBy(url.search) })

export default function SuperAdminPanel({ loaderData }: Route.ComponentProps) {
  return <PanelPage panel={Panel.superAdmin} calls={calls} data={loaderData} />
}
