import { Title } from './level.tsx'
import styles from './people.module.css'
import { Silhouette } from './silhouette.tsx'

interface Props {
  speakers: readonly { nombre: string; cargo: string; texto: string; archivo_id?: string | null }[]
  /** The screens that show portraits: Chile from 768 px on, Brazil only below; others always. */
  portraits: 'wide' | 'narrow' | 'always'
}

export function Speakers({ speakers, portraits }: Props) {
  return (
    <ul className={styles.speakers} data-portraits={portraits}>
      {speakers.map(({ nombre: name, cargo: role, texto: text, archivo_id: picture }) => (
        <li key={name} className={styles.speaker}>
          {picture ? (
            <img
              className={styles.portrait}
              src={`/v1/archivo/${picture}`}
              alt=""
              width={120}
              height={120}
              loading="lazy"
            />
          ) : (
            <Silhouette name={name} />
          )}
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
