import { Button } from '@mantine/core'
import { contactCalls } from '@portal/contract/contacts/calls'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi, newKey } from '#core/api/api.browser.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useUndoToast } from '#core/dashboard/list/bulk/undo-toast.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { toastError, toastInstead } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import classes from './contact.module.css'
import { texts } from './texts.ts'
import { useContactChoices } from './use-contact-choices.ts'

/** Gives all contacts of one person to another one, after saying how many there are. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
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
  const pick = (set: (id: number | '') => void) => (id: number | '') => {
    set(id)
    setCounted(null)
  }
  const body = { de_usuario_id: Number(from), a_usuario_id: Number(to) }
  async function count() {
    const reply = await browserApi.call(contactCalls.transfer, { body: { ...body, ensayo: true } })
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
  const isChosen = from !== '' && to !== '' && from !== to
  return (
    <Dialog title={t.transfer} size={420} onClose={onClose}>
      <div className={classes.pick}>
        <SelectField label={t.transferFrom} choices={choices} value={from} onChange={pick(setFrom)} required />
        <SelectField label={t.transferTo} choices={choices} value={to} onChange={pick(setTo)} required />
        {counted && <p role="status">{t.transferCount(number(counted.contactos), number(counted.reuniones))}</p>}
        {counted ? (
          <Button loading={isSending} disabled={counted.contactos === 0} onClick={transfer}>
            {t.transfer}
          </Button>
        ) : (
          <Button disabled={!isChosen} onClick={count}>
            {t.count}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
