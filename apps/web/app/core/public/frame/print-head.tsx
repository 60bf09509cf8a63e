import { useEffect } from 'react'
import { InlineScript } from '#core/framework/inline-scripts.tsx'
import { scriptText } from '#core/framework/script-text.ts'
import { Logo } from './logo.tsx'
import styles from './print-head.module.css'

/** For a page without a bundle. */
const text = import.meta.env.SSR ? scriptText(datePaper) : ''

/** On paper only: whose page this is, and the day on which it was printed. */
export function PrintHead() {
  useEffect(datePaper, [])
  return (
    <p className={styles.head} aria-hidden>
      <Logo />
      <span id="printed" />
      <InlineScript text={text} />
    </p>
  )
}

/** Writes the day in the order of the page's language when the reader prints. */
function datePaper(): void {
  window.onbeforeprint = () => {
    const now = new Date()
    const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
      String(part).padStart(2, '0'),
    )
    const { lang } = document.documentElement
    const order = lang === 'en' ? [month, day, year] : [day, month, year]
    const place = document.getElementById('printed')
    if (place) place.textContent = order.join(lang === 'es' ? '-' : '/')
  }
}
