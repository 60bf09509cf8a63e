import { itemCalls } from '@portal/contract/listings/calls'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { Decision } from '#features/marketplace/staff/decision.tsx'
import { Differences } from '#features/marketplace/staff/differences.tsx'
import { ApprovalDot, CommercialDot, PublicationDot } from '#features/marketplace/staff/item-status.tsx'
import { StandingNotice } from '#features/marketplace/staff/standing-notice.tsx'
import type { Route } from './+types/item.route'
import { ItemEditForm } from './item-edit-form.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ListingActions } from './listing-actions.tsx'
import { useFieldTexts } from './use-compared-item.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(itemCalls.get, { params: { clasificado_id: params.clasificadoId } })

/** A listing next to its list: the decision, the waiting edit, and its form. */
export default function ItemPanel({ loaderData: item }: Route.ComponentProps) {
  return (
    <SidePanel
      title={item.marca}
      mark={item.sku}
      size="form"
      status={
        <SummaryLine>
          <ApprovalDot status={item.aprobacion} />
          <PublicationDot status={item.publicacion} />
          <CommercialDot status={item.estado_comercial} />
        </SummaryLine>
      }
      actions={<ListingActions item={item} />}
    >
      <StandingNotice item={item} />
      <Differences item={item} fieldOf={useFieldTexts(item.moneda)} />
      {item.puede_aprobar && <Decision key={`decision-${item.id}`} item={item} call={itemCalls.approve} />}
      {item.puede_editar ? <ItemEditForm key={item.id} item={item} /> : <ItemFacts item={item} />}
    </SidePanel>
  )
}
