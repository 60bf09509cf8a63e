import { Title } from './level.tsx'
import styles from './people.module.css'
import { Silhouette } from './silhouette.tsx'

interface Props {
  speakers: readonly { name: string; role: string; text: string }[]
  /** The screens that show drawn portraits: Chile from 768 px on, Brazil only below (spec 1, 2). */
  portraits: 'wide' | 'narrow'
}

export function Speakers({ speakers, portraits }: Props) {
  return (
    <ul className={styles.speakers} data-portraits={portraits}>
      {speakers.map(({ name, role, text }) => (
        <li key={name} className={styles.speaker}>
          <Silhouette name={name} />
          <div>
            <Title under={2}>{name}</Title>
            <p className={styles.role}>{role}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
