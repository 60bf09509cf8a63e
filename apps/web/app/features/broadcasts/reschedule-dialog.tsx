import { Button, Group } from '@mantine/core'
import { broadcastCalls } from '@portal/contract/broadcasts/calls'
import { useState } from 'react'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { ownZone } from '#core/formats/zones.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { clockOf, typedTime } from './schedule.ts'
import { type Schedule, ScheduleFields } from './schedule-fields.tsx'
import { texts } from './texts.ts'

interface Props {
  broadcast: { id: number; version: number; programada_en: string | null; zona_horaria: string }
  onClose: () => void
}

/** Changes when a scheduled broadcast is sent. */
export function RescheduleDialog({ broadcast: { id, version, programada_en: at, zona_horaria }, onClose }: Props) {
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
