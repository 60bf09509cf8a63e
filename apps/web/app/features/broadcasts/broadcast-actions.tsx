import { Button, Group } from '@mantine/core'
import { broadcastCalls } from '@portal/contract/broadcasts/calls'
import type { BroadcastSchema } from '@portal/contract/broadcasts/schemas'
import type { Of } from '@portal/contract/core/fields'
import { useState } from 'react'
import { Link } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { ownZone } from '#core/formats/zones.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { newBroadcastPath } from './paths.ts'
import type { Review } from './review-panel.tsx'
import { clockOf, typedTime } from './schedule.ts'
import { type Schedule, ScheduleFields } from './schedule-fields.tsx'
import { texts } from './texts.ts'
import { useScheduleText } from './use-schedule-text.ts'

interface Props {
  broadcast: Of<typeof BroadcastSchema>
  /** Of a draft: what speaks against sending it. */
  review: Review | null
}

/** What can be done with a broadcast in its state. */
export function BroadcastActions({ broadcast, review }: Props) {
  const { id, estado, version, totales, programada_en: at, zona_horaria: zone } = broadcast
  const [isRescheduling, setRescheduling] = useState(false)
  const scheduleText = useScheduleText()
  const total = review?.total ?? 0
  const isReady = review?.puede_enviar ?? false
  const t = useTexts(texts)
  const { number } = useFormats()
  const confirm = useConfirm()
  const send = useSend(broadcastCalls.send)
  const pause = useSend(broadcastCalls.pause)
  const resume = useSend(broadcastCalls.resume)
  const cancel = useSend(broadcastCalls.cancel)
  const retry = useSend(broadcastCalls.retry)
  const change = { params: { id }, body: { version } }
  const hasFailed = !!(totales.fallido || totales.rebote_blando)

  async function sendNow(): Promise<void> {
    const isSure = await confirm({ title: t.sendTitle, text: t.sendText(number(total)), action: t.send })
    if (isSure) await send.send({ params: { id }, body: { version, programada_en: null } })
  }
  async function schedule(moment: string): Promise<void> {
    const text = t.scheduleText(number(total), scheduleText(moment, zone))
    const isSure = await confirm({ title: t.scheduleTitle, text, action: t.schedule })
    if (isSure) await send.send(change)
  }
  async function cancelNow(): Promise<void> {
    const isSure = await confirm({ title: t.cancelTitle, text: t.cancelText, action: t.cancel, isDanger: true })
    if (isSure) await cancel.send(change)
  }
  async function retryUnknown(): Promise<void> {
    const isSure = await confirm({ title: t.retryUnknown, text: t.retryUnknownText, action: t.retryUnknown })
    if (isSure) await retry.send({ params: { id }, body: { version, desconocidos: true } })
  }

  return (
    <>
      {estado === 'borrador' && (
        <>
          <Button component={Link} to={`${newBroadcastPath}?id=${id}`} variant="default">
            {t.edit}
          </Button>
          {at && (
            <Button disabled={!isReady} loading={send.isSending} onClick={() => void schedule(at)}>
              {t.schedule}
            </Button>
          )}
          <Button
            disabled={!isReady}
            loading={send.isSending}
            {...(at && { variant: 'default' })}
            onClick={() => void sendNow()}
          >
            {at ? t.sendNow : t.send}
          </Button>
        </>
      )}
      {estado === 'enviando' && (
        <Button variant="default" loading={pause.isSending} onClick={() => void pause.send(change)}>
          {t.pause}
        </Button>
      )}
      {estado === 'programada' && (
        <Button variant="default" onClick={() => setRescheduling(true)}>
          {t.reschedule}
        </Button>
      )}
      {isRescheduling && <RescheduleDialog broadcast={broadcast} onClose={() => setRescheduling(false)} />}
      {['programada', 'enviando', 'pausada'].includes(estado) && (
        <Button variant="default" loading={cancel.isSending} onClick={() => void cancelNow()}>
          {t.cancel}
        </Button>
      )}
      {estado === 'pausada' && (
        <Button loading={resume.isSending} onClick={() => void resume.send(change)}>
          {t.resume}
        </Button>
      )}
      {estado === 'terminada' && hasFailed && (
        <Button variant="default" loading={retry.isSending} onClick={() => void retry.send(change)}>
          {t.retry}
        </Button>
      )}
      {estado === 'terminada' && !!totales.desconocido && (
        <Button variant="default" loading={retry.isSending} onClick={() => void retryUnknown()}>
          {t.retryUnknown}
        </Button>
      )}
    </>
  )
}

interface RescheduleDialogProps {
  broadcast: { id: number; version: number; programada_en: string | null; zona_horaria: string }
  onClose: () => void
}

/** Changes when a scheduled broadcast is sent. */
function RescheduleDialog({
  broadcast: { id, version, programada_en: at, zona_horaria },
  onClose,
}: RescheduleDialogProps) {
  const t = useTexts(texts)
  const zone = zona_horaria || ownZone()
  const [when, setWhen] = useState<Schedule>({ ...clockOf(at, zone), zone })
  const [error, setError] = useState<string | null>(null)
  const message = useMessages(broadcastCalls.reschedule)
  const { send, isSending } = useSend(broadcastCalls.reschedule, {
    isHandled: (refused) => {
      if (!refused.campos || !('programada_en' in refused.campos)) return false
      setError(message.of(refused))
      return true
    },
  })

  async function save(): Promise<void> {
    const body = { version, programada_en: typedTime(when.day, when.time), zona_horaria: when.zone }
    const reply = await send({ params: { id }, body })
    if (reply.ok) onClose()
  }

  return (
    <Dialog title={t.reschedule} size={420} onClose={onClose}>
      <ScheduleFields value={when} error={error} isRequired onChange={setWhen} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t.back}
        </Button>
        <Button loading={isSending} onClick={() => void save()}>
          {t.saveTime}
        </Button>
      </Group>
    </Dialog>
  )
}
