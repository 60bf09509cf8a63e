import styles from './drawings.module.css'
import people from './people.module.css'

/** Returns the initials of the first two parts of a name. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part[0])
    .join('')

/** A drawn head and shoulders with initials: no invented photograph. */
export function Silhouette({ name }: { name: string }) {
  return (
    <svg className={people.silhouette} viewBox="0 0 120 120" aria-hidden>
      <rect width="120" height="120" className={styles.sky} />
      <path className={styles.hills} d="M0 96 L34 70 L62 92 L88 64 L120 90 V120 H0 Z" />
      <path className={styles.body} d="M20 120 C22 92 38 84 60 84 C82 84 98 92 100 120 Z" />
      <circle className={styles.body} cx="60" cy="56" r="21" />
      <path className={styles.helmet} d="M36 52 C36 32 46 25 60 25 C74 25 84 32 84 52 L88 54 V57 H32 V54 Z" />
      <text className={styles.initials} x="60" y="110" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
