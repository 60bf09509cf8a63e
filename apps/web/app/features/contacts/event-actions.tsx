import { Button } from '@mantine/core'
import { contactCalls } from '@portal/contract/contacts/calls'
import { MeetingResult, meetingResultNames } from '@portal/contract/contacts/constants'
import { textIn } from '@portal/contract/core/text'
import { IconArrowBackUp, IconCalendarPlus, IconEdit, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { TimeField } from '#core/dashboard/form/time-field.tsx'
import type { RecordAction } from '#core/dashboard/record-action.ts'
import { useSend } from '#core/dashboard/send.ts'
import { ownZone } from '#core/formats/zones.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './contact.module.css'
import type { ContactDetail } from './contact-rows.ts'
import { type ContactEvent, EventForm } from './event-form.tsx'
import { typedMoment } from './meeting-text.ts'
import { texts } from './texts.ts'

/** What may be done to an event; a meeting that is past asks what happened. */
export function EventActions({ event, contact }: { event: ContactEvent; contact: ContactDetail }) {
  const t = useTexts(texts)
  const confirm = useConfirm()
  const { send: remove } = useSend(contactCalls.removeEvent)
  const { send: undoAllow } = useSend(contactCalls.undoAllow)
  const { send: invite } = useSend(contactCalls.inviteToEvent)
  const [isEdited, setEdited] = useState(false)
  const id = event.historialcontacto_id
  const isAhead = event.fecha_reunion !== null && new Date(event.fecha_reunion) > new Date()
  const isUnanswered = event.fecha_reunion !== null && !isAhead && event.resultado === null
  async function askToRemove() {
    const question = { title: t.removeEventTitle, text: t.removeEventText, action: t.removeEvent, isDanger: true }
    if (await confirm(question)) await remove({ params: { id } })
  }
  const actions: RecordAction[] = [
    { label: t.edit, icon: IconEdit, onClick: () => setEdited(true) },
    ...(isAhead
      ? [{ label: t.inviteNow, icon: IconCalendarPlus, onClick: () => void invite({ params: { id } }) }]
      : []),
    ...(event.motivos_anteriores === null
      ? []
      : [
          {
            label: t.undoAllow,
            icon: IconArrowBackUp,
            onClick: () => void undoAllow({ params: { id } }),
            ...(!contact.puede_permitir && { why: t.needsHierarchy }),
          },
        ]),
    {
      label: t.removeEvent,
      icon: IconTrash,
      onClick: () => void askToRemove(),
      isDanger: true,
      ...(!contact.puede_eliminar_eventos && { why: t.needsHierarchy }),
    },
  ]
  return (
    <div>
      {isUnanswered && <MeetingAnswer event={event} />}
      <RecordMenu actions={actions} />
      {isEdited && (
        <Dialog title={t.editEvent} size={560} onClose={() => setEdited(false)}>
          <EventForm contactId={contact.id} event={event} onDone={() => setEdited(false)} />
        </Dialog>
      )}
    </div>
  )
}

function MeetingAnswer({ event }: { event: ContactEvent }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [isMoved, setMoved] = useState(false)
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const { send, isSending } = useSend(contactCalls.answerMeeting)
  const params = { id: event.historialcontacto_id }
  const { version } = event
  const answer = (resultado: MeetingResult) => () => send({ params, body: { resultado, version } })
  async function move() {
    const body = {
      resultado: MeetingResult.moved,
      fecha_reunion: typedMoment(day, time),
      zona_horaria: ownZone(),
      version,
    }
    const reply = await send({ params, body })
    if (reply.ok) setMoved(false)
  }
  return (
    <fieldset className={classes.actions}>
      <legend>{t.whatHappened}</legend>
      <Button size="xs" variant="default" disabled={isSending} onClick={answer(MeetingResult.held)}>
        {textIn(meetingResultNames.realizada, language)}
      </Button>
      <Button size="xs" variant="default" disabled={isSending} onClick={answer(MeetingResult.missed)}>
        {textIn(meetingResultNames.no_asistio, language)}
      </Button>
      <Button size="xs" variant="default" disabled={isSending} onClick={() => setMoved(true)}>
        {textIn(meetingResultNames.movida, language)}
      </Button>
      {isMoved && (
        <Dialog title={t.moveTo} size={420} onClose={() => setMoved(false)}>
          <div className={classes.pick}>
            <DateField label={t.meetingDay} value={day} onChange={setDay} required />
            <TimeField label={t.meetingTime} value={time} onChange={setTime} />
            <Button loading={isSending} disabled={day === ''} onClick={move}>
              {t.move}
            </Button>
          </div>
        </Dialog>
      )}
    </fieldset>
  )
}
