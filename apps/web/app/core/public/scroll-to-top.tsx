import { screenDistances } from '@portal/contract/core/limits'
import { IconArrowUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#core/language.ts'
import styles from './scroll-to-top.module.css'
import { texts } from './texts.ts'

const isFar = () => window.scrollY > screenDistances.scrollToTopAfterPx

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

export function ScrollToTop() {
  const t = useTexts(texts)
  const isShown = useSyncExternalStore(onScroll, isFar, () => false)
  if (!isShown) return null
  const toTop = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return (
    <button type="button" className={styles.button} onClick={toTop} aria-label={t.toTop} title={t.toTop}>
      <IconArrowUp size={22} aria-hidden />
    </button>
  )
}
