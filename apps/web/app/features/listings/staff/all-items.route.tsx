import { Module } from '@portal/contract/access/constants'
import { itemCalls } from '@portal/contract/listings/calls'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/all-items.route'
import { itemListParams } from './item-list.ts'
import { ListingsPage } from './listings-page.tsx'

export const handle = { module: Module.manageClassifieds } satisfies ScreenHandle

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(itemCalls.list, { params: itemListParams(url, 'todos') })

export default function AllItemsPage({ loaderData: { clasificados: items, total } }: Route.ComponentProps) {
  return <ListingsPage isOfAll rows={items} total={total} />
}
