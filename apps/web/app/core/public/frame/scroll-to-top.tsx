import { IconArrowUp } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { texts } from '../components/texts.ts'
import styles from './scroll-to-top.module.css'

/** Controlled by the frame's script, so that it works on pages without a bundle too. */
export function ScrollToTop() {
  const t = useTexts(texts)
  return (
    <button type="button" className={styles.button} data-to-top aria-label={t.toTop} title={t.toTop}>
      <IconArrowUp size={22} />
    </button>
  )
}
