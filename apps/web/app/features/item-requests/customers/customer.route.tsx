import { IconMessage2Question } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { panelLoader, RecordPanel } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/customer.route'
import { customerTexts } from './customer-texts.ts'
import { customers } from './customers.tsx'
import { requestsOfCustomer } from './requests-of.ts'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(customers)

/** A customer next to the list, with the e-mail or phone that identifies them. */
export default function CustomerPanel({ loaderData }: Route.ComponentProps) {
  const { seeRequests } = useTexts(customerTexts)
  const navigate = useNavigate()
  const { row } = loaderData
  const onClick = () => row && void navigate(requestsOfCustomer(row))
  return (
    <RecordPanel
      record={customers}
      {...loaderData}
      menu={[{ label: seeRequests, icon: IconMessage2Question, onClick }]}
    />
  )
}
