import styles from './card.module.css'
import { initialsOf, nameOf, type Person } from './people.ts'

const rings = 11
const turns = Array.from({ length: 72 }, (_, step) => (step / 72) * 2 * Math.PI)
const one = (value: number) => Math.round(value * 10) / 10

/** Returns the path of a contour of equal time around a point, as on a timing plan; different for each person. */
function contourOf(ring: number, seed: number): string {
  const points = turns.map((angle) => {
    const bend = Math.sin(2 * angle + seed) * 0.16 + Math.sin(3 * angle - seed * 1.7) * 0.09
    const radius = (ring + 0.6) * 34 * (1 + bend)
    return `${one(636 + Math.cos(angle) * radius)} ${one(214 + Math.sin(angle) * radius * 0.82)}`
  })
  return `M${points.join('L')}Z`
}

interface Props {
  person: Person
  label: string
  role: string
  company: string
}

/** A business card as a drawing. */
export function CardPicture({ person, label, role, company }: Props) {
  const seed = [...person.slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 31
  return (
    <svg className={styles.picture} viewBox="0 0 850 540" role="img" aria-label={label}>
      <rect className={styles.paper} width="850" height="540" />
      {Array.from({ length: rings }, (_, ring) => (
        <path
          key={contourOf(ring, seed)}
          className={ring === 3 ? styles.front : styles.contour}
          d={contourOf(ring, seed)}
        />
      ))}
      <circle className={styles.seal} cx="636" cy="214" r="112" />
      <text className={styles.letters} x="636" y="241">
        {initialsOf(person)}
      </text>
      <rect className={styles.dot} x="56" y="78" width="18" height="18" />
      <text className={styles.company} x="90" y="98">
        {company}
      </text>
      <text className={styles.name} x="56" y="424">
        {nameOf(person)}
      </text>
      <text className={styles.role} x="56" y="466">
        {role}
      </text>
    </svg>
  )
}
