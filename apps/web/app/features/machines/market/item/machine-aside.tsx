import { langOf, nameIn } from '@portal/contract/core/names'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { deferred } from '#core/public/components/deferred.tsx'
import { ItemAside } from '#features/marketplace/item/item-aside.tsx'
import { Badges } from '../shared/badges.tsx'
import { Price } from '../shared/price.tsx'
import { type Machine, placeOf } from '../shared/rows.ts'
import { machineTexts } from './machine-texts.ts'
import { RequestButtons } from './request-buttons.tsx'

const ContactButton = deferred(async () => ({
  default: (await import('#features/forms/contact-button.tsx')).ContactButton,
}))

/** The main facts of a machine: name, place, price, condition. */
export function MachineAside({ item }: { item: Machine }) {
  const language = useLanguage()
  const name = nameIn(item, 'marca', language)
  return (
    <ItemAside
      name={name}
      lang={langOf(item, 'marca', language)}
      place={placeOf(item, language)}
      item={item}
      texts={useTexts(machineTexts)}
      head={<Badges row={item} />}
      price={<Price row={item} isLarge />}
      ask={
        <>
          <RequestButtons item={item} />
          <ContactButton subject="commercial" message={`${name}: `} />
        </>
      }
    />
  )
}
