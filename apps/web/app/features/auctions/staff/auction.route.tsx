import { Button } from '@mantine/core'
import { auctionCalls } from '@portal/contract/auctions/calls'
import { AuctionState, reserveStateNames } from '@portal/contract/auctions/constants'
import { textIn } from '@portal/contract/core/text'
import { useState } from 'react'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { RequestLink } from '#features/marketplace/staff/request-link.tsx'
import { RequestStatusDot } from '#features/marketplace/staff/request-status.tsx'
import { auctionPath, type StaffAuction } from '../rows.ts'
import type { Route } from './+types/auction.route'
import { AuctionActions, VoidDialog } from './auction-actions.tsx'
import { AuctionDot } from './auction-dot.tsx'
import { staffAuctionTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(auctionCalls.get, { params: { id: params.subastaId } })

/** An auction next to its list, live: names and maxima, and what staff may do. */
export default function AuctionPanel({ loaderData: auction }: Route.ComponentProps) {
  useChanges('subastas')
  return (
    <SidePanel
      title={auction.marca}
      mark={auction.sku}
      size="form"
      status={
        <SummaryLine>
          <AuctionDot state={auction.estado} />
          <span>{auction.precio_actual !== null && moneyText(auction.precio_actual, auction.moneda)}</span>
        </SummaryLine>
      }
    >
      <AuctionActions key={auction.id} auction={auction} />
      <Facts auction={auction} />
      <Bids auction={auction} />
      <Bidders auction={auction} />
    </SidePanel>
  )
}

function Facts({ auction }: { auction: StaffAuction }) {
  const t = useTexts(staffAuctionTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const {
    moneda,
    precio_reserva: reserve,
    motivo,
    turno,
    solicitud_id: requestId,
    solicitud_estado_id: status,
  } = auction
  const money = (amount: number) => moneyText(amount, moneda)
  return (
    <FactGrid
      facts={[
        { label: t.starts, value: dateTime(auction.inicia_en), isCode: true },
        { label: t.ends, value: dateTime(auction.fin_efectivo), isCode: true },
        ...(auction.fin_efectivo === auction.termina_en
          ? []
          : [{ label: t.plannedEnd, value: dateTime(auction.termina_en), isCode: true }]),
        { label: t.startPrice, value: money(auction.precio_inicial), isCode: true },
        {
          label: t.reservePrice,
          value: reserve === null ? '' : `${money(reserve)} · ${textIn(reserveStateNames[auction.reserva], language)}`,
        },
        { label: t.nextBid, value: money(auction.puja_minima), isCode: true },
        { label: t.leader, value: auction.lider_nombre },
        { label: t.owner, value: auction.propietario_nombre },
        ...(motivo ? [{ label: t.reason, value: motivo }] : []),
        ...(requestId === null
          ? []
          : [
              {
                label: t.request,
                value: (
                  <>
                    {status !== null && <RequestStatusDot status={status} />} {t.turn[turno]}
                    {turno > 0 && ' · '}
                    <RequestLink id={requestId}>{t.openRequest}</RequestLink>
                  </>
                ),
              },
            ]),
        {
          label: t.machine,
          value: (
            <a href={auctionPath(auction.clasificado_id)} target="_blank" rel="noreferrer">
              {t.openPage}
            </a>
          ),
        },
      ]}
    />
  )
}

function Bids({ auction: { id, historial: bids, moneda, estado } }: { auction: StaffAuction }) {
  const t = useTexts(staffAuctionTexts)
  const [voided, setVoided] = useState<number | null>(null)
  const isRunning = estado === AuctionState.running
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.history}>
      {bids.length === 0 ? (
        <p>{t.noBids}</p>
      ) : (
        <Timeline
          events={bids.map((bid) => ({
            id: bid.orden,
            title: `${moneyText(bid.monto, moneda)} · ${bid.nombre}`,
            text: [
              bid.anulada !== null && t.voidedWhy(bid.anulada),
              t.bidder(bid.postor),
              bid.automatica ? t.automatic : bid.maximo !== null && `${t.maximum} ${moneyText(bid.maximo, moneda)}`,
              dateTime(bid.creado_en),
            ]
              .filter(Boolean)
              .join(' · '),
            action: isRunning && bid.maximo !== null && bid.anulada === null && (
              <Button variant="subtle" color="red" size="xs" onClick={() => setVoided(bid.orden)}>
                {t.voidBid}
              </Button>
            ),
          }))}
        />
      )}
      {voided !== null && <VoidDialog id={id} order={voided} onClose={() => setVoided(null)} />}
    </PanelSection>
  )
}

function Bidders({ auction: { postores_detalle: bidders, moneda } }: { auction: StaffAuction }) {
  const t = useTexts(staffAuctionTexts)
  if (bidders.length === 0) return <PanelSection title={t.bidders}>{t.noBidders}</PanelSection>
  return (
    <PanelSection title={t.bidders}>
      <Timeline
        events={bidders.map((one) => ({
          id: one.id,
          title: `${t.bidder(one.numero)} · ${one.nombre}`,
          text: [
            one.empresa,
            one.email,
            one.telefono,
            one.maximo !== null && `${t.maximum} ${moneyText(one.maximo, moneda)}`,
            one.retirado_en && t.withdrawn,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </PanelSection>
  )
}
