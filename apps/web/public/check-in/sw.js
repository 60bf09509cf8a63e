// The check-in screen without a network. It controls only the pages under /check-in/ and stores their page, scripts,
// styles, fonts and icons. What the API answers never comes here: the screen itself stores its list.
const name = 'check-in'
const page = '/check-in/start'
const waitMs = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// The open screen says what it is made of; what an earlier release was made of is dropped.
self.addEventListener('message', (event) => {
  const { addresses } = event.data ?? {}
  if (!Array.isArray(addresses)) return
  event.waitUntil(
    store(addresses).then(
      () => event.source?.postMessage({ isStored: true }),
      () => event.source?.postMessage({ isStored: false }),
    ),
  )
})

async function store(addresses) {
  const cache = await caches.open(name)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const wanted = addresses.map((address) => new URL(address, location.origin)).filter(({ origin }) => origin === location.origin)
  for (const url of wanted) {
    const isPage = url.pathname.startsWith('/check-in/') && !/\.\w+$/.test(url.pathname)
    if (!isPage && known.has(url.href)) continue
    // without cookies: the page is the same for everyone, and no stored language redirects it
    const response = await fetch(url, { credentials: 'omit', cache: isPage ? 'no-store' : 'default' })
    if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`)
    await cache.put(url, response)
  }
  const current = new Set(wanted.map(({ href }) => href))
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request, url))
  else if (/^\/(assets|icons|check-in)\//.test(url.pathname) || url.pathname === '/favicon.svg')
    event.respondWith(stored(request))
})

/** The page from the network, or the stored one in its language when the network does not answer in time. */
async function openPage(request, url) {
  const isEnglish = url.searchParams.get('lang') === 'en'
  const cache = await caches.open(name)
  try {
    return await fetch(request, { signal: AbortSignal.timeout(waitMs) })
  } catch (error) {
    const english = await cache.match(`${page}?lang=en`)
    const spanish = await cache.match(page)
    const found = isEnglish ? (english ?? spanish) : (spanish ?? english)
    if (!found) throw error
    return found
  }
}

/** Files have their content in their name: a stored one is the right one. */
async function stored(request) {
  return (await (await caches.open(name)).match(request)) ?? fetch(request)
}
