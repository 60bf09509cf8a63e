import type { sessionClock } from '#core/session/session.ts'

/** The settings of the frame's script. */
export interface FrameSettings {
  tokenName: string
  warnAtSecondsLeft: number
  endAtSecondsLeft: number
  cookiePollMs: number
  /** Of what a device stores of people, which ends with the session. */
  devicePrefix: string
  logoutPath: string
  /** Its pages name no language in their address. */
  firstLanguage: string
  scrollToTopAfterPx: number
  scrollToHashMs: number
  scrollToEventsMs: number
}

/** A film that has already played once. */
type Film = HTMLVideoElement & { hasPlayed?: boolean }

/**
 * The behaviour of the frame on every page, hydrated or not, as an inline script: fills in the signed-in user, logs them
 * out, also when the session is over, stores the chosen language, shows the link to the top, closes menus after a click,
 * starts films in view. On pages without a bundle it also scrolls to the hash (rule public-site/scrolling).
 */
export function behaveAsFrame(
  { tokenName, devicePrefix, logoutPath, firstLanguage, ...settings }: FrameSettings,
  clockOf: typeof sessionClock,
): void {
  const page = document.documentElement
  const secure = location.protocol === 'https:' ? ';Secure' : ''

  const { phaseIn } = clockOf({ tokenName, ...settings })
  let isEnding = false

  /** Ends a session that is over, and deletes what is left of one whose cookie has ended. */
  function look() {
    const phase = phaseIn(document.cookie, localStorage.getItem(tokenName), Date.now())
    if (phase === 'none') forget()
    if (phase !== 'over' || isEnding) return
    isEnding = true
    logOut()
  }
  try {
    if (localStorage.getItem(tokenName)) {
      look()
      setInterval(look, settings.cookiePollMs)
    }
    const user = JSON.parse(localStorage.getItem('usuario') ?? 'null') as { nombres: string } | null
    const name = document.getElementById('signed-in')
    if (user && name && localStorage.getItem(tokenName)) {
      name.textContent = user.nombres
      page.setAttribute('data-signed-in', '')
    }
  } catch {
    // no storage, or unknown data: no one is signed in
  }

  const motion = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion:reduce)').matches ? 'auto' : 'smooth')

  function seen() {
    page.toggleAttribute('data-far', scrollY > settings.scrollToTopAfterPx)
    const film = document.querySelector<Film>('video[data-once]')
    if (!film || film.hasPlayed) return
    const { top, bottom } = film.getBoundingClientRect()
    if (top <= 0 || bottom >= innerHeight) return
    film.hasPlayed = true
    film.muted = true
    if (motion() === 'smooth') film.play().catch(() => {})
  }
  addEventListener('scroll', seen, { passive: true })
  seen()

  function storeLanguage(language: string) {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers and asynchronous in the rest
      document.cookie = `lang=${language};Path=/;Max-Age=31536000;SameSite=Lax${secure}`
      localStorage.setItem('lang', language)
    } catch {
      // the address has the language anyway
    }
  }

  function forget() {
    for (const name of Object.keys(localStorage)) if (name.startsWith(devicePrefix)) localStorage.removeItem(name)
    localStorage.removeItem(tokenName)
    localStorage.removeItem('usuario')
    page.removeAttribute('data-signed-in')
  }

  function logOut() {
    const authorization = `Bearer ${localStorage.getItem(tokenName)}`
    const signal = AbortSignal.timeout(3000)
    const sent = fetch(logoutPath, { method: 'POST', headers: { authorization }, signal }).catch(() => {})
    forget()
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${tokenName}=;Path=/;Max-Age=0;SameSite=Strict${secure}`
    sent.then(() => location.assign(page.lang === firstLanguage ? '/' : `/?lang=${page.lang}`))
  }

  function pressedAt({ target }: MouseEvent) {
    const pressed =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-language],[data-to-top],[data-log-out],[popover] a')
    if (!pressed) return
    const { language, toTop, logOut: isLogOut } = pressed.dataset
    if (language) storeLanguage(language)
    if (toTop !== undefined) scrollTo({ top: 0, behavior: motion() })
    if (isLogOut !== undefined) logOut()
    else pressed.closest<HTMLElement>('[popover]')?.hidePopover?.()
  }
  // Before React, which stops a click on what it has not hydrated yet.
  addEventListener('click', pressedAt, { capture: true })

  if (!page.hasAttribute('data-document') || location.hash.length < 2) return
  addEventListener('load', () => {
    const id = decodeURIComponent(location.hash.slice(1))
    const isEvents = id === 'events'
    setTimeout(
      () => document.getElementById(id)?.scrollIntoView({ behavior: motion(), block: isEvents ? 'center' : 'start' }),
      isEvents ? settings.scrollToEventsMs : settings.scrollToHashMs,
    )
  })
}
