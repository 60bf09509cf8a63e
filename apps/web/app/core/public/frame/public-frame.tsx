// styles of deferred parts, which a page without a bundle never loads
import './footer.module.css'
import './menus.module.css'
import './user-menu.module.css'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { deferred } from '../components/deferred.tsx'
import { texts } from '../components/texts.ts'
import { FrameScript } from './frame-script.tsx'
import { HashScroll } from './hash-scroll.tsx'
import { HeadingFocus } from './heading-focus.tsx'
import styles from './public.module.css'
import { ScrollToTop } from './scroll-to-top.tsx'
import { TopBar } from './top-bar.tsx'

const Footer = deferred(() => import('./footer.tsx'))

interface Props {
  children: ReactNode
  /** Full-window pages (log-in, failures) have no footer, nor do checks of documents. */
  hasFooter?: boolean
}

/** The frame of every public page. */
export function PublicFrame({ children, hasFooter = true }: Props) {
  const t = useTexts(texts)
  const isCheck = useLocation().pathname.startsWith('/validate')
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {t.skip}
      </a>
      <TopBar />
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
