import { IconMapPin } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Notice } from '#core/public/form/notice.tsx'
import styles from '#features/marketplace/item/item-aside.module.css'
import { Share } from '#features/marketplace/page/share.tsx'
import { Badges } from '../shared/badges.tsx'
import { Price } from '../shared/price.tsx'
import { type Item, placeOf } from '../shared/rows.ts'
import { itemTexts } from './item-texts.ts'
import { RequestButtons } from './request-buttons.tsx'

/** The main facts: name, place, price, condition, and how to ask. Sticky next to the rest. */
export function ItemAside({ item }: { item: Item }) {
  const t = useTexts(itemTexts)
  const language = useLanguage()
  return (
    <aside className={styles.aside} aria-label={item.marca}>
      <div className={styles.box}>
        <Badges row={item} />
        <h1>{item.marca}</h1>
        <p className={styles.place}>
          <IconMapPin size={18} stroke={1.75} aria-hidden />
          {placeOf(item, language)}
        </p>
        <Price row={item} isLarge />
        {item.esta_reservado && !item.vendido && <Notice kind="info">{t.reserved}</Notice>}
        {!item.vendido && <RequestButtons item={item} />}
        <Share name={item.marca} />
      </div>
      {!item.vendido && (
        <div className={styles.how}>
          <h2>{t.howTitle}</h2>
          <ol>
            {t.how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </aside>
  )
}
