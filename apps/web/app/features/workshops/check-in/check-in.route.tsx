import { nameIn } from '@portal/contract/core/names'
import { checkInCalls } from '@portal/contract/workshops/calls'
import { checkInPath } from '@portal/contract/workshops/constants'
import { Link, useLocation } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { loginAddress } from '#core/session/token.ts'
import type { Route } from './+types/check-in.route'
import styles from './check-in.module.css'
import { CheckInScreen } from './check-in-screen.tsx'
import { CheckInStore } from './check-in-store.ts'
import { checkInTexts } from './check-in-texts.ts'
import { type CheckInWorkshops, deviceOf } from './device.ts'
import { timeIn } from './time-in.ts'

export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: '/check-in/manifest.webmanifest' }]

/** One store for each workshop, so that nothing is sent twice by one page. */
const stores = new Map<number, CheckInStore>()

function storeOf(id: number): CheckInStore {
  const known = stores.get(id) ?? new CheckInStore(id, browserApi, deviceOf(localStorage))
  stores.set(id, known)
  return known
}

/** Runs in the browser only: without a network the page is the stored one, and this data is the device's. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = Number(params.taller)
  if (Number.isInteger(id)) {
    const store = storeOf(id)
    const syncing = store.sync()
    if (!store.get().list) await syncing
    return { store, choice: null }
  }
  const device = deviceOf(localStorage)
  const reply = await browserApi.call(checkInCalls.workshops, {})
  if (reply.ok) device.writeWorkshops(reply.datos.talleres)
  const isAway = !reply.ok && reply.status !== 401 && reply.status !== 403
  return {
    store: null,
    choice: {
      workshops: reply.ok ? reply.datos.talleres : isAway ? device.readWorkshops() : null,
      isSignedOut: !reply.ok && reply.status === 401,
      isAllowed: reply.ok || reply.status !== 403,
    },
  }
}
clientLoader.hydrate = true as const

/** The same for every address, so that one stored page stands for all. */
export function HydrateFallback() {
  const t = useTexts(checkInTexts)
  return (
    <main className={styles.screen}>
      <PageHead title={t.title} isPrivate />
      <p role="status" className={styles.loading}>
        {t.loading}
      </p>
    </main>
  )
}

export default function CheckInPage({ loaderData: { store, choice } }: Route.ComponentProps) {
  const t = useTexts(checkInTexts)
  return (
    <main className={styles.screen}>
      <PageHead title={t.title} isPrivate />
      {store ? <CheckInScreen key={store.id} store={store} /> : choice && <WorkshopChoice {...choice} />}
    </main>
  )
}

interface Props {
  /** Null when the device has none stored. */
  workshops: CheckInWorkshops | null
  isSignedOut: boolean
  isAllowed: boolean
}

/** The start of the installed screen: which workshop. */
function WorkshopChoice({ workshops, isSignedOut, isAllowed }: Props) {
  const t = useTexts(checkInTexts)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <a href="/dashboard/registros-workshop/talleres">{t.toDashboard}</a>
      </header>
      {isSignedOut && (
        <p className={styles.notice} role="alert">
          {t.signedOut} <a href={loginAddress(pathname + search)}>{t.logIn}</a>
        </p>
      )}
      {!isAllowed && <p className={styles.notice}>{t.notAllowed}</p>}
      {isAllowed && !isSignedOut && workshops === null && <p className={styles.notice}>{t.needsNetwork}</p>}
      {workshops?.length === 0 && <p className={styles.notice}>{t.none}</p>}
      {workshops !== null && workshops.length > 0 && (
        <nav aria-label={t.choose} className={styles.choice}>
          <h2>{t.choose}</h2>
          <ul>
            {workshops.map((workshop) => (
              <li key={workshop.id}>
                <Link to={inLanguage(`${checkInPath}/${workshop.id}`, language)}>
                  <strong>{nameIn(workshop, 'nombre', language)}</strong>
                  <span>{timeIn(workshop.inicio, workshop.zona_horaria, language, 'day')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
