import { IconMapPin } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Notice } from '#core/public/form/notice.tsx'
import styles from '#features/marketplace/item/item-aside.module.css'
import { Share } from '#features/marketplace/page/share.tsx'
import { FavoritesLink, Heart } from '../favorites/later.ts'
import { Badges } from '../shared/badges.tsx'
import { Price } from '../shared/price.tsx'
import { type Property, placeOf } from '../shared/rows.ts'
import { AskButton } from './ask-button.tsx'
import own from './property-aside.module.css'
import { propertyTexts } from './property-texts.ts'

/** The main facts: name, place, price, what it is offered for. Sticky next to the rest. */
export function PropertyAside({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  return (
    <aside className={styles.aside} aria-label={property.titulo}>
      <div className={styles.box}>
        <div className={own.head}>
          <Badges row={property} />
          <Heart id={property.id} name={property.titulo} />
        </div>
        <h1>{property.titulo}</h1>
        <p className={styles.place}>
          <IconMapPin size={18} stroke={1.75} aria-hidden />
          {placeOf(property, language)}
        </p>
        <Price row={property} isLarge />
        {property.esta_reservado && !property.vendido && <Notice kind="info">{t.reserved}</Notice>}
        {!property.vendido && <AskButton property={property} />}
        <Share name={property.titulo} />
        <FavoritesLink />
      </div>
      {!property.vendido && (
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
