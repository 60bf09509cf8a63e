import type { In } from '@portal/contract/core/fields'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import type { ReactNode } from 'react'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Picture } from '../pictures/picture.tsx'
import styles from './card.module.css'

interface Props {
  to: string
  name: string
  /** Of its name, where it is not that of the page. */
  lang?: string | undefined
  place: string
  facts: readonly string[]
  picture: In<typeof PictureSchema> | undefined
  badges: ReactNode
  price: ReactNode
  /** Its id and where it is, with commas between: for a map next to the list. */
  at?: string | undefined
  /** A control over its picture. */
  action?: ReactNode
  /** In the first screen: loads its picture immediately. */
  isFirst?: boolean
  /** Width of its picture (`sizes`), when it differs from the list. */
  sizes?: string
  /** Level of its heading in the page. */
  heading?: 'h2' | 'h3'
}

/**
 * Slightly below the real width on a phone, so that browsers choose the 640 px picture, which has two thirds of the
 * next size's bytes.
 */
const listed = '(max-width: 639px) calc(100vw - 48px), (max-width: 1199px) 45vw, 300px'

/** One item of a list, of any kind. The whole card links to it; the link text is its name. */
export function Card({ to, name, lang, place, facts, picture, badges, price, at, action, ...looks }: Props) {
  const { isFirst = false, sizes = listed, heading: Heading = 'h3' } = looks
  return (
    <article className={styles.card} data-at={at}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes={sizes} isFirst={isFirst} />
        <div className={styles.badges}>{badges}</div>
      </div>
      <div className={styles.text}>
        <Heading>
          <PublicLink to={to} className={styles.link} lang={lang}>
            {name}
          </PublicLink>
        </Heading>
        <p className={styles.place}>{place}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {price}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}
