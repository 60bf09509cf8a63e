// styles of deferred parts, which a page without a bundle never loads
import './footer.module.css'
import './menus.module.css'
import './user-menu.module.css'
import { screenTimes } from '@portal/contract/core/limits'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { deferred } from '../components/deferred.tsx'
import { texts } from '../components/texts.ts'
import { FrameScript } from './frame-script.tsx'
import styles from './public.module.css'
import { ScrollToTop } from './scroll-to-top.tsx'
import { TopBar } from './top-bar.tsx'

const Footer = deferred(() => import('./footer.tsx'))

interface Props {
  children: ReactNode
  /** Full-window pages (log-in, failures) have no footer, nor do checks of documents. */
  hasFooter?: boolean
  /** Without menus and footer. */
  isBare?: boolean
}

/** The frame of every public page. */
export function PublicFrame({ children, isBare = false, hasFooter = !isBare }: Props) {
  const t = useTexts(texts)
  const isCheck = useLocation().pathname.startsWith('/validate')
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {t.skip}
      </a>
      <TopBar isBare={isBare} />
      <FrameScript />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {hasFooter && !isCheck && <Footer />}
      <ScrollToTop />
      <HashScroll />
      <HeadingFocus />
    </div>
  )
}

/** The page that was read before, also by the frame of a failure. */
let before: string | null = null

/**
 * After a navigation, focuses the heading of the page, so that keyboard and screen reader start there. Not on the first
 * load, not for another part of the same page, and not when the page has taken the focus itself.
 */
function HeadingFocus() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const isOther = before !== null && before !== pathname
    before = pathname
    const held = document.activeElement
    if (!isOther || hash || !(held === document.body || held?.closest('header, footer'))) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}

/**
 * A hash in the address scrolls smoothly to its element; `#events` waits longer and centers it
 * (rule public-site/scrolling).
 */
function HashScroll() {
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash followed again scrolls again
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    if (!id) return
    const isEvents = id === 'events'
    const timer = setTimeout(
      () => {
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
        document.getElementById(id)?.scrollIntoView({
          behavior: isCalm ? 'auto' : 'smooth',
          block: isEvents ? 'center' : 'start',
        })
      },
      isEvents ? screenTimes.scrollToEventsMs : screenTimes.scrollToHashMs,
    )
    return () => clearTimeout(timer)
  }, [hash, key])

  return null
}
