import type { Of } from '@portal/contract/core/fields'
import type { OpenSessionSchema } from '@portal/contract/sign-in/schemas'
import { Link } from 'react-router'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { deviceOf } from './device.ts'
import classes from './recent-sign-ins.module.css'
import { signInTexts } from './sign-in-texts.ts'

type OpenSession = Of<typeof OpenSessionSchema>

const shown = 4

/** The sessions of the reader, the latest first, so that they notice those of others. */
export function RecentSignIns({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useTexts(signInTexts)
  const { dateTime } = useFormats()
  const { screens } = useSignedIn()
  const profile = screens.find(({ isPersonal }) => isPersonal)
  const latest = [...sessions].sort((a, b) => b.creado_en.localeCompare(a.creado_en)).slice(0, shown)

  return (
    <section className={classes.part} aria-labelledby="sessions">
      <h2 id="sessions">{t.sessions}</h2>
      <div className={classes.sessions}>
        <p className={classes.open}>
          {t.openSessions(sessions.length)}. {profile && <Link to={`${profile.path}?tab=sesiones`}>{t.notYou}</Link>}
        </p>
        <Timeline
          events={latest.map((session) => ({
            id: session.id,
            title: deviceText(session.agente, t),
            text: [session.es_actual && t.thisOne, t.opened(dateTime(session.creado_en)), session.ip]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      </div>
    </section>
  )
}

function deviceText(agent: string, t: (typeof signInTexts)['es']): string {
  const { browser, system } = deviceOf(agent)
  if (browser && system) return t.on(browser, system)
  return browser ?? system ?? t.unknownDevice
}
