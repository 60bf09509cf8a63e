import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTakesCards } from '#core/page/site.ts'
import { Notice } from '#core/public/form/notice.tsx'
import { Share } from '../page/share.tsx'
import styles from './item-aside.module.css'

interface Props {
  name: string
  /** Of its name, where it is not that of the page. */
  lang: string | undefined
  place: string
  item: { esta_reservado: boolean; vendido: boolean }
  texts: { reserved: string; howTitle: string; how: (byCard: boolean) => readonly string[] }
  /** What stands above the name. */
  head: ReactNode
  price: ReactNode
  /** How to ask for it, while it is not sold. */
  ask: ReactNode
  /** What stands at the end of the facts. */
  more?: ReactNode
}

/** The main facts of an item: name, place, price, and how to ask. Sticky next to the rest. */
export function ItemAside({ name, lang, place, item, texts: t, head, price, ask, more }: Props) {
  const byCard = useTakesCards()
  return (
    <aside className={styles.aside} aria-label={name}>
      <div className={styles.box}>
        {head}
        <h1 lang={lang}>{name}</h1>
        <p className={styles.place}>
          <IconMapPin size={18} stroke={1.75} />
          {place}
        </p>
        {price}
        {item.esta_reservado && !item.vendido && <Notice kind="info">{t.reserved}</Notice>}
        {!item.vendido && ask}
        <Share name={name} />
        {more}
      </div>
      {!item.vendido && (
        <div className={styles.how}>
          <h2>{t.howTitle}</h2>
          <ol>
            {t.how(byCard).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </aside>
  )
}
