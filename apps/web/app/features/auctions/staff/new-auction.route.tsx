import { auctionCalls } from '@portal/contract/auctions/calls'
import { useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/new-auction.route'
import { NewAuctionForm } from './auction-form.tsx'
import { auctionsPath } from './paths.ts'
import { staffAuctionTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(auctionCalls.initData, {})

/** Puts a machine up for auction, next to the list. */
export default function NewAuctionPanel({ loaderData: { clasificados: machines } }: Route.ComponentProps) {
  const t = useTexts(staffAuctionTexts)
  const navigate = useNavigate()
  return (
    <SidePanel title={t.newAuction} size="form">
      <NewAuctionForm machines={machines} onDone={(id) => void navigate(`${auctionsPath}/${id}`)} />
    </SidePanel>
  )
}
