import { useCompany } from './company.ts'
import styles from './logo.module.css'

/** The company's logo; without one its name in the display font, with the accent as its full stop. */
export function Logo() {
  const company = useCompany()
  if (company?.logo_url) return <img className={styles.picture} src={company.logo_url} alt={company.nombre} />
  const name = company?.nombre ?? ''
  return (
    <span className={styles.logo} data-dozens={name.length > 12 ? Math.ceil(name.length / 12) : undefined}>
      {name}
      <span className={styles.dot} />
    </span>
  )
}
