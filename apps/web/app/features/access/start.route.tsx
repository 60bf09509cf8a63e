import { sessionCalls } from '@portal/contract/access/calls'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/start.route'
import { RecentSignIns } from './recent-sign-ins.tsx'
import classes from './start.module.css'
import { startTexts } from './start-texts.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => context.get(apiContext).load(sessionCalls.open, {})

/** Where everyone arrives: what waits for him, where he may go, where he is signed in (decision 34). */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(startTexts)
  const { user } = useSignedIn()
  const { longDate } = useFormats()
  useChanges('sesion')
  return (
    <div className={classes.page}>
      <PageHeader title={t.hello(user.nombres)} about={longDate(new Date().toISOString())} />
      <WaitingCards />
      <Shortcuts />
      <RecentSignIns sessions={loaderData.sesiones} />
    </div>
  )
}

function WaitingCards() {
  const t = useTexts(startTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const { waiting } = useSignedIn()
  return (
    <section className={classes.section} aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting}</h2>
      {waiting.length === 0 && <p className={classes.calm}>{t.nothingWaits}</p>}
      <ul className={classes.cards}>
        {waiting.map(({ counter, name, to, tone, count }) => (
          <li key={counter}>
            <Link to={to} className={classes.count} data-tone={tone}>
              <b>{number(count)}</b>
              {name[language]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shortcuts() {
  const t = useTexts(startTexts)
  const language = useLanguage()
  const { screens } = useSignedIn()
  const shortcuts = screens.filter(({ path, about }) => path !== '/dashboard' && about)
  if (!shortcuts.length) return null
  return (
    <section className={classes.section} aria-labelledby="shortcuts">
      <h2 id="shortcuts">{t.shortcuts}</h2>
      <ul className={classes.cards}>
        {shortcuts.map(({ path, name, about, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className={classes.card} prefetch="intent">
              <Icon size={22} stroke={1.5} />
              <span>
                <b>{name[language]}</b>
                {about?.[language]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
