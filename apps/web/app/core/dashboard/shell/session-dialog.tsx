import { Button, Group, Modal, Text } from '@mantine/core'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { useEffect, useEffectEvent, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { countdownText } from '#core/formats/dates.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { watchSession } from '#core/session/session-watch.ts'
import { storeToken } from '#core/session/token.ts'
import { toastDone, toastError } from '../toasts.ts'
import { leaveToHome, logOut } from './log-out.ts'
import { secondsToLogout } from './session-clock.tsx'
import { shellTexts } from './texts.ts'

/**
 * Watches the session: offers to extend it at 10 minutes left, logs out at 300 s, follows other tabs
 * (rule access/session).
 */
export function SessionDialog() {
  const t = useTexts(shellTexts)
  const message = useMessages(sessionCalls.renew)
  const [isOpen, setOpen] = useState(false)
  const [isRenewing, setRenewing] = useState(false)

  const onPhase = useEffectEvent((phase: Parameters<Parameters<typeof watchSession>[0]>[0]) => {
    if (phase === 'none') return leaveToHome()
    if (phase === 'over') return void logOut()
    setOpen(phase === 'ending')
  })
  useEffect(() => watchSession((phase) => onPhase(phase)), [])

  async function stay() {
    setRenewing(true)
    const reply = await browserApi.call(sessionCalls.renew, {})
    setRenewing(false)
    if (!reply.ok) return toastError(message.of(reply))
    storeToken(reply.datos.token)
    toastDone(message.of(reply))
  }

  return (
    <Modal opened={isOpen} onClose={() => setOpen(false)} title={t.stayTitle} size={440} withCloseButton={false}>
      <Text mb="lg">{isOpen && <Countdown />}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => void logOut()}>
          {t.logOut}
        </Button>
        <Button onClick={() => void stay()} loading={isRenewing} data-autofocus>
          {t.stay}
        </Button>
      </Group>
    </Modal>
  )
}

function Countdown() {
  const t = useTexts(shellTexts)
  const [seconds, setSeconds] = useState(secondsToLogout)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsToLogout()), 1000)
    return () => clearInterval(timer)
  }, [])
  return t.stayText(countdownText(seconds))
}
