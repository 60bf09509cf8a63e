import { Button, Switch } from '@mantine/core'
import { quoteReminderCalls } from '@portal/contract/quotes/reminders/calls'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import type { Quote } from '../rows.ts'
import { followTexts } from './follow-texts.ts'

/** Reminds the client, at most once a day. */
export function RemindButton({ quote: { id, recordatorio } }: { quote: Quote }) {
  const t = useTexts(followTexts)
  const { send, isSending } = useSend(quoteReminderCalls.remind)
  return (
    <Button
      variant="default"
      loading={isSending}
      disabled={recordatorio.hoy}
      onClick={() => void send({ params: { id } })}
    >
      {recordatorio.hoy ? t.remindedToday : t.remind}
    </Button>
  )
}

/** Whether the client is reminded automatically. */
export function AutomaticReminder({ quote: { id, recordatorio } }: { quote: Quote }) {
  const t = useTexts(followTexts)
  const { send, isSending } = useSend(quoteReminderCalls.automatic)
  return (
    <Switch
      label={t.automatic}
      description={t.automaticHint}
      checked={recordatorio.automatico}
      disabled={isSending}
      onChange={({ currentTarget }) => void send({ params: { id }, body: { automatico: currentTarget.checked } })}
    />
  )
}
