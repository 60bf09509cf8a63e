import { entriesOf } from '@portal/contract/core/entities'
import { listingFields } from '@portal/contract/listings/fields'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { useTexts } from '#core/language/language.ts'
import { thumbOf } from '#features/marketplace/staff/pictures/thumb.ts'
import classes from './item-facts.module.css'
import { itemTexts } from './item-texts.ts'
import type { Item } from './item-values.ts'
import { useFieldTexts } from './use-compared-item.ts'

/** A listing for readers who may not edit it: the filled fields of its form. */
export function ItemFacts({ item }: { item: Item }) {
  const t = useTexts(itemTexts)
  const fieldOf = useFieldTexts(item.moneda)
  const filled = entriesOf(listingFields).filter(([name]) => item[name])
  return (
    <>
      <div className={classes.pictures}>
        {item.imagenes.map((picture, place) => (
          <img key={picture.id} src={thumbOf(picture)} alt={t.picture(place + 1)} loading="lazy" />
        ))}
      </div>
      <FactGrid
        facts={[
          { label: t.owner, value: item.usuario_nombre },
          ...filled.map(([name]) => {
            const { label, text } = fieldOf(name)
            return { label, value: text(item[name]) }
          }),
        ]}
      />
    </>
  )
}
