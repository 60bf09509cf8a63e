import type { ComponentProps, ReactNode } from 'react'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Decision } from './decision.tsx'
import { Differences } from './differences.tsx'
import { ApprovalDot, CommercialDot, PublicationDot } from './item-status.tsx'
import { StandingNotice } from './standing-notice.tsx'

interface Props {
  item: ComponentProps<typeof Decision>['item'] &
    ComponentProps<typeof Differences>['item'] &
    ComponentProps<typeof StandingNotice>['item'] & { sku: string; publicacion: number; puede_aprobar: boolean }
  title: string
  /** Whether it is offered for rent. */
  isForRent?: boolean
  actions: ReactNode
  fieldOf: ComponentProps<typeof Differences>['fieldOf']
  /** The call that approves and rejects. */
  call: ComponentProps<typeof Decision>['call']
  /** Its form, or its facts. */
  children: ReactNode
}

/** An item next to its list: how it stands, the waiting edit, the decision. */
export function ItemPanel({ item, title, isForRent, actions, fieldOf, call, children }: Props) {
  return (
    <SidePanel
      title={title}
      mark={item.sku}
      size="form"
      status={
        <SummaryLine>
          <ApprovalDot status={item.aprobacion} />
          <PublicationDot status={item.publicacion} />
          <CommercialDot status={item.estado_comercial} isForRent={isForRent} />
        </SummaryLine>
      }
      actions={actions}
    >
      <StandingNotice item={item} />
      <Differences item={item} fieldOf={fieldOf} />
      {item.puede_aprobar && <Decision key={`decision-${item.id}`} item={item} call={call} />}
      {children}
    </SidePanel>
  )
}
