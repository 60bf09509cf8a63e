import styles from './brazil.module.css'

const marks = [
  { name: 'Geolita', d: 'M4 28 L18 4 L32 28 Z M11 28 L18 16 L25 28' },
  { name: 'Perfora Sul', d: 'M18 3 V33 M8 9 L28 15 M8 17 L28 23 M8 25 L28 31' },
  { name: 'Voltarra', d: 'M20 3 L7 20 H17 L14 33 L29 14 H19 Z' },
  { name: 'Minaviva', d: 'M4 32 V18 L18 6 L32 18 V32 M12 32 V22 H24 V32' },
  { name: 'Cobre Claro', d: 'M18 4 A14 14 0 1 0 18 32 A14 14 0 1 0 18 4 M18 11 A7 7 0 1 0 18 25' },
]

/** Names and logos of fictional companies. */
export function SponsorMarks() {
  return (
    <ul className={styles.sponsors}>
      {marks.map(({ name, d }) => (
        <li key={name}>
          <svg viewBox="0 0 36 36" aria-hidden>
            <path d={d} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
