import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { thumbOf } from '#features/marketplace/staff/pictures/thumb.ts'
import classes from './item-differences.module.css'
import { itemTexts } from './item-texts.ts'
import { amountFields, type Item, type Picture } from './item-values.ts'
import { useComparedItem } from './use-compared-item.ts'

/**
 * Shows the public next to the wanted or refused values; for a new attempt, the refused next to the current values
 * (A2.1).
 */
export function ItemDifferences({
  item: { diferencias: differences, estado_cambios: state, aprobacion, moneda },
}: Props) {
  const t = useTexts(itemTexts)
  const fields = new Map(useComparedItem().map((field) => [field.name, field]))
  if (!state || !differences.length) return null
  const isNewTry = state === 'rechazada' && aprobacion !== ApprovalStatus.approved
  const [before, after] = isNewTry ? [t.refused, t.now] : [t.public, state === 'pendiente' ? t.wanted : t.refused]
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ campo: name, actual, nuevo }) => {
          const field = fields.get(name)
          const show = (value: unknown) => {
            if (name === 'imagenes') return <Pictures pictures={value as Picture[]} />
            if (amountFields.has(name) && value !== null) return moneyText(Number(value), moneda)
            return field?.text?.(value) || '—'
          }
          return (
            <tr key={name}>
              <th scope="row">{field?.label ?? name}</th>
              <td>{show(actual)}</td>
              <td data-new>{show(nuevo)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface Props {
  item: Pick<Item, 'diferencias' | 'estado_cambios' | 'aprobacion' | 'moneda'>
}

function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTexts(itemTexts)
  return (
    <span className={classes.pictures}>
      {pictures.map((picture, place) => (
        <img key={picture.id} src={thumbOf(picture)} alt={t.picture(place + 1)} width={56} height={42} loading="lazy" />
      ))}
    </span>
  )
}
