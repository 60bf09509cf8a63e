import { IconMapPin } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import styles from '#features/marketplace/item/item-aside.module.css'
import { Share } from '#features/marketplace/page/share.tsx'
import { FavoritesLink, Heart } from '../favorites/later.ts'
import { Badges } from '../shared/badges.tsx'
import { Price } from '../shared/price.tsx'
import { type Property, placeOf } from '../shared/rows.ts'
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
        {!property.vendido && (
          <ButtonLink kind="primary" isWide to="/contact">
            {t.contact}
          </ButtonLink>
        )}
        <Share name={property.titulo} />
        <FavoritesLink />
      </div>
    </aside>
  )
}
