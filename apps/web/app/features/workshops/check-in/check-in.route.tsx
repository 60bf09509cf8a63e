import { checkInCalls } from '@portal/contract/workshops/calls'
import { browserApi } from '#core/api/api.browser.ts'
import { useTexts } from '#core/language/language.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import type { Route } from './+types/check-in.route'
import styles from './check-in.module.css'
import { CheckInScreen } from './check-in-screen.tsx'
import { CheckInStore } from './check-in-store.ts'
import { checkInTexts } from './check-in-texts.ts'
import { deviceOf } from './device.ts'
import { WorkshopChoice } from './workshop-choice.tsx'

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
