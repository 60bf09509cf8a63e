import { PublicLink } from '../components/public-link.tsx'
import styles from './breadcrumb.module.css'

interface Props {
  label: string
  /** From the home page; the last one is this page, without a link. */
  steps: readonly { name: string; to?: string; lang?: string | undefined }[]
}

/** The position of this page, above its title. */
export function Breadcrumb({ label, steps }: Props) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol>
        {steps.map(({ name, to, lang }) => (
          <li key={name} lang={lang}>
            {to ? <PublicLink to={to}>{name}</PublicLink> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
