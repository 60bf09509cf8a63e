import { Alert, Button, Checkbox, Textarea } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { privacyCalls } from '@portal/contract/privacy/calls'
import { DataRequestState, DataRight, dataRequestLimits, openStates } from '@portal/contract/privacy/constants'
import type { RequestSchema } from '@portal/contract/privacy/schemas'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './requests.module.css'
import { staffTexts } from './texts.ts'

type Request = Of<typeof RequestSchema>

/** What staff may do about a request; nothing once it is closed. */
export function RequestWork({ request }: { request: Request }) {
  const t = useTexts(staffTexts)
  const { revalidate } = useRevalidator()
  const [closing, setClosing] = useState<'answer' | 'refuse' | null>(null)
  const { send, isSending } = useSend(privacyCalls.take, { api: staleApi(() => void revalidate()) })
  const { id, version, estado, dias_restantes: days } = request
  if (!openStates.includes(estado)) return null
  return (
    <Alert variant="light" color={days < 0 ? 'red' : 'amber'} role="note" title={`${t.toDo}: ${t.daysLeft(days)}`}>
      <p>{t.toDoText}</p>
      <div className={classes.actions}>
        <Button onClick={() => setClosing('answer')}>{t.respond}</Button>
        {estado === DataRequestState.received && (
          <Button
            variant="default"
            loading={isSending}
            onClick={() => void send({ params: { id }, body: { version } })}
          >
            {t.take}
          </Button>
        )}
        <Button variant="default" onClick={() => setClosing('refuse')}>
          {t.refuse}
        </Button>
      </div>
      {closing === 'answer' && <AnswerDialog request={request} onClose={() => setClosing(null)} />}
      {closing === 'refuse' && <RefuseDialog request={request} onClose={() => setClosing(null)} />}
    </Alert>
  )
}

interface Props {
  request: Request
  onClose: () => void
}

const wantsData: readonly DataRight[] = [DataRight.access, DataRight.portability]

function AnswerDialog({ request, onClose }: Props) {
  const t = useTexts(staffTexts)
  const { revalidate } = useRevalidator()
  const [version] = useState(request.version) // as shown first; the request may be reloaded
  const form = useWireForm({
    call: privacyCalls.answer,
    params: { id: request.id },
    initial: { respuesta: '', adjuntar: wantsData.includes(request.tipo), version },
    api: staleApi(() => void revalidate()),
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={t.respond} size={560}>
      <WireForm form={form} label={t.respond}>
        <p className={classes.quiet}>{t.respondText}</p>
        <Textarea {...form.field('respuesta')} {...answerField} label={t.answer} data-autofocus />
        <Checkbox
          label={t.attach}
          checked={form.values.adjuntar === true}
          onChange={(event) => form.set({ adjuntar: event.currentTarget.checked })}
        />
        <FormActions form={form} label={t.respond} />
      </WireForm>
    </Dialog>
  )
}

function RefuseDialog({ request, onClose }: Props) {
  const t = useTexts(staffTexts)
  const { revalidate } = useRevalidator()
  const [version] = useState(request.version)
  const form = useWireForm({
    call: privacyCalls.refuse,
    params: { id: request.id },
    initial: { respuesta: '', version },
    api: staleApi(() => void revalidate()),
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={t.refuse} size={560}>
      <WireForm form={form} label={t.refuse}>
        <p className={classes.quiet}>{t.refuseText}</p>
        <Textarea {...form.field('respuesta')} {...answerField} label={t.reason} data-autofocus />
        <FormActions form={form} label={t.refuse} color="red" />
      </WireForm>
    </Dialog>
  )
}

const answerField = { maxLength: dataRequestLimits.answer, required: true, autosize: true, minRows: 4, maxRows: 14 }
