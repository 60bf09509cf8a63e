import { Module } from '@portal/contract/access/constants'
import { machineCalls } from '@portal/contract/machines/calls'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/all-machines.route'
import { machineListParams } from './machine-list.ts'
import { MachinesPage } from './machines-page.tsx'

export const handle = { module: Module.manageMachines } satisfies ScreenHandle

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(machineCalls.list, { params: machineListParams(url, 'todos') })

export default function AllMachinesPage({ loaderData: { clasificados: items, total } }: Route.ComponentProps) {
  return <MachinesPage isOfAll rows={items} total={total} />
}
