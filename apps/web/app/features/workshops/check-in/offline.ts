import type { PageLanguage } from '@portal/contract/core/language'
import { checkInPath } from '@portal/contract/workshops/constants'
import { inLanguage } from '#core/language/language-address.ts'
import { openReader } from './scanner.ts'

const worker = `${checkInPath}/sw.js`

/** The page that stands for every address of the screen. */
const pageOf = (language: PageLanguage) => inLanguage(`${checkInPath}/start`, language)

/**
 * Lets the service worker store everything that this screen is made of. Calls back with whether it works without a
 * network; browsers without service workers never say so.
 */
export function storeScreen(language: PageLanguage, onStored: (isStored: boolean) => void): () => void {
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
