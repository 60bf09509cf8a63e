import { useCompany } from './company.ts'
import styles from './logo.module.css'

/** The company's name in the display font, with the accent as its full stop. */
export function Logo() {
  return (
    <span className={styles.logo}>
      {useCompany()?.nombre}
      <span className={styles.dot} />
    </span>
  )
}
