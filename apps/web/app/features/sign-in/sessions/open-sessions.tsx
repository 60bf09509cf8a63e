import { Badge, Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import type { OpenSessionSchema } from '@portal/contract/sign-in/schemas'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { toastDone, toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import classes from '../profile-sections.module.css'
import { deviceOf } from './device.ts'
import { sessionTexts } from './session-texts.ts'

type OpenSession = Of<typeof OpenSessionSchema>

/** The open sessions of the reader; any except this one can be ended. */
export function OpenSessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useTexts(sessionTexts)
  const { endOthers, isEnding } = useEndOthers(sessions)
  const inOrder = [...sessions].sort(
    (a, b) => Number(b.es_actual) - Number(a.es_actual) || b.visto_en.localeCompare(a.visto_en),
  )
  return (
    <section className={classes.card} aria-labelledby="open-sessions">
      <div className={classes.line}>
        <div>
          <h2 id="open-sessions">{t.sessions}</h2>
          <p className={classes.about}>{sessions.length > 1 ? t.sessionsHint : t.onlyThis}</p>
        </div>
        {sessions.length > 1 && (
          <Button variant="default" loading={isEnding} onClick={() => void endOthers()}>
            {t.endOthers}
          </Button>
        )}
      </div>
      <ul className={classes.sessions}>
        {inOrder.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const t = useTexts(sessionTexts)
  const { dateTime, relative } = useFormats()
  const { send, isSending } = useSend(sessionCalls.end)
  const { browser, system, isPhone } = deviceOf(session.agente)
  const device = browser && system ? t.device(browser, system) : (browser ?? system ?? t.unknown)
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.session}>
      <Icon size={24} stroke={1.5} className={classes.icon} />
      <div className={classes.about}>
        <p className={classes.device} title={session.agente}>
          {device}
          {session.es_actual && (
            <Badge component="span" color="green" variant="light" size="sm">
              {t.thisOne}
            </Badge>
          )}
        </p>
        <p className={classes.facts}>
          <span className={classes.code}>{session.ip}</span>
          <span>{t.since(dateTime(session.creado_en))}</span>
          {!session.es_actual && <span>{t.seen(relative(session.visto_en))}</span>}
        </p>
      </div>
      {!session.es_actual && (
        <Button
          variant="default"
          size="xs"
          aria-label={t.endOne(device)}
          loading={isSending}
          onClick={() => void send({ params: { id: session.id } })}
        >
          {t.end}
        </Button>
      )}
    </li>
  )
}

/** Sends one call per session; reports failures, which stay in the list. */
function useEndOthers(sessions: readonly OpenSession[]) {
  const t = useTexts(sessionTexts)
  const message = useMessages(sessionCalls.end)
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [isEnding, setEnding] = useState(false)
  const others = sessions.filter(({ es_actual }) => !es_actual)

  async function endOthers() {
    const question = { title: t.endOthersTitle, text: t.endOthersText(others.length), action: t.endOthers }
    if (!(await confirm(question))) return
    setEnding(true)
    const replies = await Promise.all(others.map(({ id }) => browserApi.call(sessionCalls.end, { params: { id } })))
    setEnding(false)
    const refused = replies.find((reply) => !reply.ok)
    const count = replies.filter((reply) => reply.ok).length
    if (count) toastDone(t.ended(count))
    if (refused) toastError(message.of(refused))
    void revalidate()
  }
  return { endOthers, isEnding }
}
