import { itemCalls } from '@portal/contract/listings/calls'
import { apiContext } from '#core/api/api.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { ItemPanel } from '#features/marketplace/staff/item-panel.tsx'
import type { Route } from './+types/item.route'
import { ItemEditForm } from './item-edit-form.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ListingActions } from './listing-actions.tsx'
import { useFieldTexts } from './use-compared-item.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(itemCalls.get, { params: { clasificado_id: params.clasificadoId } })

/** A listing next to its list. */
export default function ListingPanel({ loaderData: item }: Route.ComponentProps) {
  return (
    <ItemPanel
      item={item}
      title={item.marca}
      actions={<ListingActions item={item} />}
      fieldOf={useFieldTexts(item.moneda)}
      call={itemCalls.approve}
    >
      {item.puede_editar ? <ItemEditForm key={item.id} item={item} /> : <ItemFacts item={item} />}
    </ItemPanel>
  )
}
