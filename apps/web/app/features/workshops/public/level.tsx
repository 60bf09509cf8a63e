import { createContext, type ReactNode, useContext } from 'react'
import frame from '#core/public/frame/public.module.css'
import styles from './workshop.module.css'

/** Heading level of a workshop's title: 1 on its own page, 2 within the events. */
export const LevelContext = createContext<1 | 2>(1)

const names = ['h1', 'h2', 'h3', 'h4'] as const

interface TitleProps {
  /** Levels below the title of the workshop. */
  under?: 0 | 1 | 2
  id?: string
  children: ReactNode
}

export function Title({ under = 0, ...rest }: TitleProps) {
  const Name = names[useContext(LevelContext) - 1 + under] ?? 'h4'
  return <Name {...rest} />
}

interface BandProps {
  id: string
  title: string
  text?: string | undefined
  ground?: 'plain' | 'sunken' | 'dark'
  children: ReactNode
}

/** One full-width section of a workshop. */
export function Band({ id, title, text, ground = 'plain', children }: BandProps) {
  return (
    <section className={`${styles.band} ${styles[ground]}`} id={id} aria-labelledby={`${id}-title`}>
      <div className={frame.wrap}>
        <div className={styles.bandHead}>
          <Title under={1} id={`${id}-title`}>
            {title}
          </Title>
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
