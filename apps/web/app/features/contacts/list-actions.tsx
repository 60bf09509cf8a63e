import { Button } from '@mantine/core'
import { contactCalls } from '@portal/contract/contacts/calls'
import { IconArrowsExchange, IconBellMinus, IconMailPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi, newKey } from '#core/api/api.browser.ts'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useUndoToast } from '#core/dashboard/list/bulk/undo-toast.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { toastError, toastInstead } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { useWriteBroadcast } from '#features/broadcasts/write-to-contacts.tsx'
import classes from './contact.module.css'
import { texts } from './texts.ts'
import { useContactChoices } from './use-contact-choices.ts'

/** What concerns many contacts: a letter to those of the list's query, after how long one is silent, and a portfolio that goes to another person. */
export function ListActions({ query }: { query: Readonly<Record<string, unknown>> }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const { puede_asignar, dias_silencio } = useContactChoices()
  const [open, setOpen] = useState<'silence' | 'transfer' | null>(null)
  const write = useWriteBroadcast()
  const navigate = useNavigate()
  const close = () => setOpen(null)
  return (
    <>
      <RecordMenu
        actions={[
          ...(write
            ? [{ label: t.writeBroadcast, icon: IconMailPlus, onClick: () => void navigate(write({ filtros: query })) }]
            : []),
          { label: t.silentFor(number(dias_silencio)), icon: IconBellMinus, onClick: () => setOpen('silence') },
          {
            label: t.transfer,
            icon: IconArrowsExchange,
            onClick: () => setOpen('transfer'),
            ...(!puede_asignar && { why: t.needsHierarchy }),
          },
        ]}
      />
      {open === 'silence' && <SilenceDialog days={dias_silencio} onClose={close} />}
      {open === 'transfer' && <TransferDialog onClose={close} />}
    </>
  )
}

/** After how many days without an event the reader's contacts are silent. */
function SilenceDialog({ days, onClose }: { days: number; onClose: () => void }) {
  const t = useTexts(texts)
  const form = useWireForm({ call: contactCalls.setSilence, initial: { dias: days }, onDone: onClose })
  return (
    <Dialog title={t.silenceTitle} size={420} onClose={onClose}>
      <WireForm form={form} label={t.silenceTitle}>
        <NumberField {...form.field('dias')} kind={{ decimals: 0 }} label={t.silenceDays} required />
        <FormActions form={form} />
      </WireForm>
    </Dialog>
  )
}

/** Gives all contacts of one person to another one, after saying how many there are. */
function TransferDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const message = useMessages(contactCalls.transfer)
  const { responsables } = useContactChoices()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const { send: takeBack } = useSend(contactCalls.undoTransfer)
  const offerUndo = useUndoToast()
  const [from, setFrom] = useState<number | ''>('')
  const [to, setTo] = useState<number | ''>('')
  const [counted, setCounted] = useState<{ contactos: number; reuniones: number } | null>(null)
  const choices = responsables.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const asked = useRef('')
  const body = { de_usuario_id: Number(from), a_usuario_id: Number(to) }
  /** Counts what the two chosen people would give and receive; only the newest answer is shown. */
  async function choose(from: number | '', to: number | '') {
    setFrom(from)
    setTo(to)
    setCounted(null)
    asked.current = `${from}>${to}`
    if (from === '' || to === '') return
    const pair = { de_usuario_id: from, a_usuario_id: to }
    const reply = await browserApi.call(contactCalls.transfer, { body: { ...pair, ensayo: true } })
    if (asked.current !== `${from}>${to}`) return
    if (reply.ok) setCounted(reply.datos)
    else toastError(message.of(reply))
  }
  async function undo(id: number) {
    const reply = await takeBack({ params: { id } })
    if (reply.ok && reply.datos.rechazados > 0) toastInstead(t.notTakenBack(number(reply.datos.rechazados)))
  }
  async function transfer() {
    setSending(true)
    const reply = await browserApi.call(contactCalls.transfer, { body: { ...body, ensayo: false }, key: newKey() })
    setSending(false)
    if (!reply.ok) return toastError(message.of(reply))
    void revalidate()
    onClose()
    offerUndo(t.transferred(number(reply.datos.contactos)), () => undo(reply.datos.traspaso_id!))
  }
  return (
    <Dialog title={t.transfer} size={420} onClose={onClose}>
      <div className={classes.pick}>
        <SelectField
          label={t.transferFrom}
          choices={choices}
          value={from}
          onChange={(id: number | '') => void choose(id, id === to ? '' : to)}
          searchable
          required
        />
        <SelectField
          label={t.transferTo}
          choices={choices.filter(({ value }) => value !== from)}
          value={to}
          onChange={(id: number | '') => void choose(from, id)}
          searchable
          required
        />
        <p role="status">{counted && t.transferCount(number(counted.contactos), number(counted.reuniones))}</p>
        <Button loading={isSending} disabled={!counted || counted.contactos === 0} onClick={transfer}>
          {t.transfer}
        </Button>
      </div>
    </Dialog>
  )
}
