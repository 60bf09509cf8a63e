import { Alert, Button, Group } from '@mantine/core'
import { auctionCalls } from '@portal/contract/auctions/calls'
import { auctionRules } from '@portal/contract/auctions/constants'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { ReasonDialog } from '#core/dashboard/form/reason-dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { useSend } from '#core/dashboard/send.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { StaffAuction } from '../rows.ts'
import { ChangeAuctionForm } from './auction-form.tsx'
import { staffAuctionTexts } from './texts.ts'

/** What staff may do with an auction now: the server says which. */
export function AuctionActions({ auction }: { auction: StaffAuction }) {
  const t = useTexts(staffAuctionTexts)
  const [open, setOpen] = useState<'stop' | 'edit' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {auction.puede_decidir && <Decision auction={auction} />}
      {(auction.puede_cambiar || auction.puede_detener) && (
        <Group gap="xs">
          {auction.puede_cambiar && (
            <Button variant="default" onClick={() => setOpen('edit')}>
              {t.edit}
            </Button>
          )}
          {auction.puede_detener && (
            <Button variant="default" color="red" onClick={() => setOpen('stop')}>
              {t.stop}
            </Button>
          )}
        </Group>
      )}
      {open === 'stop' && <StopDialog id={auction.id} onClose={close} />}
      {open === 'edit' && (
        <Dialog onClose={close} title={t.edit} size={560}>
          <ChangeAuctionForm auction={auction} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

function StopDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts(staffAuctionTexts)
  const form = useWireForm({ call: auctionCalls.stop, params: { id }, initial: { motivo: '' }, onDone: onClose })
  return (
    <ReasonDialog
      form={form}
      title={t.stop}
      text={<p>{t.stopText}</p>}
      label={t.reason}
      maxLength={auctionRules.reasonLength}
      onClose={onClose}
    />
  )
}

/** Takes one bid out; those after it are placed again without it. */
export function VoidDialog({ id, order, onClose }: { id: number; order: number; onClose: () => void }) {
  const t = useTexts(staffAuctionTexts)
  const form = useWireForm({
    call: auctionCalls.voidBid,
    params: { id },
    initial: { orden: order, motivo: '' },
    onDone: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={t.voidBid}
      text={<p>{t.voidText}</p>}
      label={t.reason}
      maxLength={auctionRules.reasonLength}
      onClose={onClose}
    />
  )
}

/** Below the reserve: close, or offer to the best bidder. */
function Decision({ auction }: { auction: StaffAuction }) {
  const t = useTexts(staffAuctionTexts)
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSend(auctionCalls.decide, { api: staleApi(() => void revalidate()) })
  const { id, version, lider_nombre: name, precio_actual: price, moneda } = auction
  const decide = async (decision: 'cerrar' | 'ofrecer') => {
    const isOffer = decision === 'ofrecer'
    const text = isOffer ? t.offerText(name ?? '', moneyText(price ?? 0, moneda)) : t.closeText
    const title = isOffer ? t.offer : t.close
    if (await confirm({ title, text, action: title })) await send({ params: { id }, body: { decision, version } })
  }
  return (
    <Alert variant="light" color="amber" role="note" title={t.decide}>
      <p>{t.decideText}</p>
      <Group gap="xs" mt="sm">
        <Button loading={isSending} onClick={() => void decide('ofrecer')}>
          {t.offer}
        </Button>
        <Button variant="default" disabled={isSending} onClick={() => void decide('cerrar')}>
          {t.close}
        </Button>
      </Group>
    </Alert>
  )
}
