import { Button } from '@mantine/core'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { useState } from 'react'
import { Link, useNavigate, useResolvedPath } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useExport } from '#core/dashboard/list/use-export.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { quotePaths } from '../paths.ts'
import type { Quote } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'
import { PinDialog } from './pin-dialog.tsx'
import classes from './quote-panel.module.css'
import { RemindButton } from './quote-reminder.tsx'
import { ApproveDialog, CancelDialog, RefuseDialog, SendDialog } from './reason-dialogs.tsx'

type Dialog = 'send' | 'approve' | 'refuse' | 'cancel' | 'pin'

/** The actions that the server allows the reader now; others have no button. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const [open, setOpen] = useState<Dialog | null>(null)
  const { save, progress } = useExport(quoteCalls.pdf)
  const renew = useRenew(quote)
  const may = (action: Quote['acciones'][number]) => quote.acciones.includes(action)
  const becomes = (state: QuoteStatus) => quote.transiciones_permitidas.find(({ estado }) => estado === state)
  const confirms = becomes(QuoteStatus.approved)?.requiere.includes('pin') ?? false
  const close = () => setOpen(null)
  const wasSent = quote.enviada_en !== null
  const sending = may('enviar') && (
    <Button key="send" variant={wasSent ? 'default' : 'filled'} onClick={() => setOpen('send')}>
      {wasSent ? t.sendAgain : t.send}
    </Button>
  )
  const confirming = (may('pedir_pin') || confirms) && (
    <Button key="pin" variant={wasSent ? 'filled' : 'default'} onClick={() => setOpen('pin')}>
      {t.pin}
    </Button>
  )
  return (
    <section className={classes.steps} aria-label={t.nextStep}>
      {may('aprobar') && <Button onClick={() => setOpen('approve')}>{t.approve}</Button>}
      {may('rechazar_aprobacion') && (
        <Button variant="default" onClick={() => setOpen('refuse')}>
          {t.refuse}
        </Button>
      )}
      {wasSent ? [confirming, sending] : [sending, confirming]}
      {may('recordar') && <RemindButton quote={quote} />}
      {may('renovar') && (
        <Button loading={renew.isSending} onClick={renew.ask}>
          {t.renew}
        </Button>
      )}
      {may('editar') && (
        <Button variant="default" component={Link} to={`${quotePaths.write}/${quote.id}`}>
          {wasSent ? t.revise : t.edit}
        </Button>
      )}
      <Button variant="default" disabled={progress !== null} onClick={() => save({ id: quote.id })} aria-live="polite">
        {progress ?? t.pdf}
      </Button>
      {becomes(QuoteStatus.cancelled) && (
        <Button variant="default" className={classes.end ?? ''} onClick={() => setOpen('cancel')}>
          {t.cancel}
        </Button>
      )}
      {open === 'send' && <SendDialog quote={quote} email={quote.cliente_email} onClose={close} />}
      {open === 'approve' && <ApproveDialog quote={quote} onClose={close} />}
      {open === 'refuse' && <RefuseDialog quote={quote} onClose={close} />}
      {open === 'cancel' && <CancelDialog quote={quote} onClose={close} />}
      {open === 'pin' && <PinDialog quote={quote} mayConfirm={confirms} onClose={close} />}
    </section>
  )
}

/** Opens the new revision in the list of pending quotes, where it is first. */
function useRenew({ id }: Quote) {
  const t = useTexts(panelTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const list = useResolvedPath('..').pathname
  const { send, isSending } = useSend(quoteCalls.renew)
  async function ask() {
    const isSure = await confirm({ title: t.renewTitle, text: t.renewText, action: t.renew })
    if (!isSure) return
    const reply = await send({ params: { id } })
    if (reply.ok) await navigate(`${list}/${reply.datos.id}`, { preventScrollReset: true })
  }
  return { ask, isSending }
}
