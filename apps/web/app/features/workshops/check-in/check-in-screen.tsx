import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { checkInPath } from '@portal/contract/workshops/constants'
import { workshopMessages } from '@portal/contract/workshops/messages'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { loginAddress } from '#core/session/token.ts'
import { Camera } from './camera.tsx'
import styles from './check-in.module.css'
import type { Checked, CheckInState, CheckInStore } from './check-in-store.ts'
import { checkInTexts } from './check-in-texts.ts'
import type { CheckInPerson } from './device.ts'
import { People } from './people.tsx'
import { ResultCard } from './result-card.tsx'
import { openReader } from './scanner.ts'

/** How often a screen that is left open looks for what other phones marked. */
const everyMs = 20_000

/** The screen at the door: scan or search, mark, and see who is inside; the same with and without a network. */
export function CheckInScreen({ store }: { store: CheckInStore }) {
  const t = useTexts(checkInTexts)
  const language = useLanguage()
  const state = useSyncExternalStore(store.subscribe, store.get)
  const isStored = useReady(store)
  const [isScanning, setScanning] = useState(false)
  const [result, setResult] = useState<Checked | null>(null)
  const { list } = state

  const check = (person: CheckInPerson) => tell(store.check(person))
  function tell(checked: Checked): void {
    setResult(checked)
    navigator.vibrate?.(checked.is === 'done' ? 80 : [80, 60, 80])
  }
  async function scanned(code: string): Promise<void> {
    const mark = await markOf(code)
    const person = store.get().list?.personas.find(({ huella }) => huella === mark)
    if (person) return check(person)
    tell({ is: 'unknown' })
    void store.sync() // someone who registered after the list was loaded
  }

  if (!list) return <NoList state={state} store={store} />
  return (
    <>
      <header className={styles.head}>
        <h1>{nameIn(list.workshop, 'nombre', language)}</h1>
        <a href={inLanguage('/check-in/start', language)}>{t.back}</a>
      </header>
      <Status state={state} isStored={isStored} onSend={() => void store.sync()} />
      <Refused state={state} />
      <div className={styles.scan}>
        <button
          type="button"
          className={styles.big}
          aria-expanded={isScanning}
          onClick={() => setScanning(!isScanning)}
        >
          {isScanning ? t.stop : t.scan}
        </button>
        {isScanning && <Camera onCode={(code) => void scanned(code)} />}
      </div>
      <div aria-live="assertive">{result && <ResultCard result={result} workshop={list.workshop} />}</div>
      <People list={list} marks={state.marks} onCheck={check} />
      <p className={styles.small}>{t.stored}</p>
    </>
  )
}

/** Keeps the screen ready: stored for a time without a network, and sent as soon as there is one. */
function useReady(store: CheckInStore): boolean {
  const language = useLanguage()
  const [isStored, setStored] = useState(false)
  useEffect(() => storeScreen(language, setStored), [language])
  useEffect(() => {
    const sync = () => document.visibilityState === 'visible' && void store.sync()
    const timer = setInterval(sync, everyMs)
    addEventListener('online', sync)
    document.addEventListener('visibilitychange', sync)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sync)
      document.removeEventListener('visibilitychange', sync)
    }
  }, [store])
  return isStored
}

/** Why there is no list on this device, and the way to one. */
function NoList({ state: { trouble, isSending }, store }: { state: CheckInState; store: CheckInStore }) {
  const t = useTexts(checkInTexts)
  const text = trouble === 'signedOut' ? t.signedOut : trouble === 'refused' ? t.notAllowed : t.needsNetwork
  return (
    <>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <a href="/check-in/start">{t.back}</a>
      </header>
      <p className={styles.notice} role="alert">
        {text}
      </p>
      {trouble === 'signedOut' ? (
        <a className={styles.big} href={loginAddress(`/check-in/${store.id}`)}>
          {t.logIn}
        </a>
      ) : (
        <button type="button" className={styles.big} disabled={isSending} onClick={() => void store.sync()}>
          {isSending ? t.sending : t.retry}
        </button>
      )}
    </>
  )
}

function Refused({ state: { refused, list } }: { state: CheckInState }) {
  const t = useTexts(checkInTexts)
  const message = useMessages(workshopMessages)
  const entries = Object.entries(refused)
  if (entries.length === 0) return null
  const nameOf = (id: string) => list?.personas.find((person) => person.id === Number(id))?.nombre ?? `#${id}`
  return (
    <div className={styles.notice} role="alert">
      <p>{t.refused}</p>
      <ul>
        {entries.map(([id, code]) => (
          <li key={id}>
            {nameOf(id)}: {message.numbered(code)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns what the list has of a scanned code: SHA-256, the first 22 letters in base64url. */
async function markOf(code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22)
}

const worker = `${checkInPath}/sw.js`

/** The page that stands for every address of the screen. */
const pageOf = (language: PageLanguage) => inLanguage(`${checkInPath}/start`, language)

/**
 * Lets the service worker store everything that this screen is made of. Calls back with whether it works without a
 * network; browsers without service workers never say so.
 */
function storeScreen(language: PageLanguage, onStored: (isStored: boolean) => void): () => void {
  const container = navigator.serviceWorker
  if (!container) return () => {}
  const hear = ({ data }: MessageEvent<{ isStored?: boolean }>) =>
    data.isStored !== undefined && onStored(data.isStored)
  container.addEventListener('message', hear)
  void register(container, language).catch(() => onStored(false))
  return () => container.removeEventListener('message', hear)
}

async function register(container: ServiceWorkerContainer, language: PageLanguage): Promise<void> {
  await container.register(worker, { scope: `${checkInPath}/`, updateViaCache: 'none' })
  const { active } = await container.ready
  await openReader() // loaded now, it is among the files below
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ pathname }) => /^\/(assets|icons|check-in)\/|^\/favicon\.svg$/.test(pathname))
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')].map(
    ({ href }) => href,
  )
  const all = [pageOf(language), `${checkInPath}/manifest.webmanifest`, ...files.map(String), ...scripts]
  const addresses = [...new Set(all.map((address) => new URL(address, location.origin).href))]
  active?.postMessage({ addresses: addresses.filter((address) => !address.endsWith('/sw.js')) })
}

interface Props {
  state: CheckInState
  /** The screen opens without a network. */
  isStored: boolean
  onSend: () => void
}

/** How many are inside, whether there is a network, and what is still to be sent. */
function Status({ state: { list, marks, trouble, hasAnswered, isSending }, isStored, onSend }: Props) {
  const t = useTexts(checkInTexts)
  const people = list?.personas ?? []
  const inside = people.filter(({ id, asistio_en }) => asistio_en !== null || id in marks).length
  const pending = Object.keys(marks).length
  const isOnline = trouble === null && hasAnswered
  return (
    <section className={styles.status}>
      <p className={styles.count}>
        <strong>{t.inside(inside, people.length)}</strong>
        <span>{t.insideLabel}</span>
      </p>
      <ul className={styles.marks} aria-live="polite">
        <li data-tone={isOnline ? 'done' : 'warn'}>
          {isOnline ? t.online : trouble === null ? t.connecting : t.offline}
        </li>
        <li data-tone={pending ? 'warn' : 'done'}>{pending ? t.pending(pending) : t.allSent}</li>
        {isStored && <li data-tone="done">{t.isReady}</li>}
      </ul>
      {pending > 0 && (
        <button type="button" className={styles.plain} disabled={isSending} onClick={onSend}>
          {isSending ? t.sending : t.send}
        </button>
      )}
    </section>
  )
}
