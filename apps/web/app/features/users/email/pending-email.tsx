import { Alert, Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { userCalls } from '@portal/contract/users/calls'
import type { PendingEmailSchema } from '@portal/contract/users/schemas'
import { IconMailQuestion } from '@tabler/icons-react'
import { useSend } from '#core/dashboard/send.ts'
import { countdownText } from '#core/formats/dates.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { useSecondsUntil } from '#core/session/use-seconds-until.ts'
import { emailTexts } from './email-texts.ts'
import classes from './pending-email.module.css'

interface Props {
  userId: number
  pending: Of<typeof PendingEmailSchema> | null
  /** Whether the reader may resend or withdraw it. */
  isMine: boolean
}

/** A new address without confirmation, in the panel of a user and in the own profile. */
export function PendingEmail({ userId, pending, isMine }: Props) {
  const t = useTexts(emailTexts)
  const { dateTime } = useFormats()
  if (!pending) return null
  return (
    <Alert
      variant="light"
      color="amber"
      role="note"
      icon={<IconMailQuestion size={18} stroke={1.75} />}
      title={t.waits(pending.email)}
      classNames={{ title: classes.title ?? '', label: classes.title ?? '' }}
    >
      <p className={classes.text}>{t.waitsText(dateTime(pending.vence_en))}</p>
      {isMine && <Actions userId={userId} pending={pending} />}
    </Alert>
  )
}

function Actions({ userId, pending }: { userId: number; pending: NonNullable<Props['pending']> }) {
  const t = useTexts(emailTexts)
  const again = useSend(userCalls.sendEmailAgain)
  const withdrawal = useSend(userCalls.withdrawEmail)
  const left = useSecondsUntil(Date.parse(pending.reenviar_desde))
  const input = { params: { id: userId } }
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        disabled={left > 0}
        loading={again.isSending}
        onClick={() => void again.send(input)}
      >
        {left > 0 ? t.sendAgainIn(countdownText(left)) : t.sendAgain}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        loading={withdrawal.isSending}
        onClick={() => void withdrawal.send(input)}
      >
        {t.withdraw}
      </Button>
    </div>
  )
}
