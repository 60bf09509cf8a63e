import { langOf, nameIn } from '@portal/contract/core/names'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { deferred } from '#core/public/components/deferred.tsx'
import { ItemAside } from '#features/marketplace/item/item-aside.tsx'
import { FavoritesLink, Heart } from '../../favorites/later.ts'
import { Badges } from '../shared/badges.tsx'
import { Price } from '../shared/price.tsx'
import { type Property, placeOf } from '../shared/rows.ts'
import { AskButton } from './ask-button.tsx'
import styles from './property-aside.module.css'
import { propertyTexts } from './property-texts.ts'

const ContactButton = deferred(async () => ({
  default: (await import('#features/forms/contact-button.tsx')).ContactButton,
}))

/** The main facts of a property: name, place, price, what it is offered for. */
export function PropertyAside({ property }: { property: Property }) {
  const language = useLanguage()
  const name = nameIn(property, 'titulo', language)
  return (
    <ItemAside
      name={name}
      lang={langOf(property, 'titulo', language)}
      place={placeOf(property, language)}
      item={property}
      texts={useTexts(propertyTexts)}
      head={
        <div className={styles.head}>
          <Badges row={property} />
          <Heart id={property.id} name={name} />
        </div>
      }
      price={<Price row={property} isLarge />}
      ask={
        <>
          <AskButton property={property} />
          <ContactButton subject="commercial" message={`${name}: `} />
        </>
      }
      more={<FavoritesLink />}
    />
  )
}
