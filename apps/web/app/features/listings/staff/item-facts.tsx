import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { thumbOf } from '#features/marketplace/staff/pictures/thumb.ts'
import classes from './item-facts.module.css'
import { itemFieldNames } from './item-field-names.ts'
import { itemTexts } from './item-texts.ts'
import { amountFields, type Item, valuesOf } from './item-values.ts'
import { sheetTexts } from './sheet-texts.ts'
import { useComparedItem } from './use-compared-item.ts'

/** A listing for readers who may not edit it: the filled fields of its form. */
export function ItemFacts({ item }: { item: Item }) {
  const t = useTexts(itemTexts)
  const names = itemFieldNames(t, useTexts(sheetTexts), useLanguage())
  const fields = new Map(useComparedItem().map(({ name, text }) => [name, text]))
  const values = Object.entries(valuesOf(item)).filter(
    ([name, value]) =>
      name in names && name !== 'imagenes' && value !== null && value !== '' && value !== 0 && value !== false,
  )
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
          ...values.map(([name, value]) => ({
            label: names[name as keyof typeof names],
            value: amountFields.has(name) ? moneyText(Number(value), item.moneda) : fields.get(name)?.(value),
          })),
        ]}
      />
    </>
  )
}
