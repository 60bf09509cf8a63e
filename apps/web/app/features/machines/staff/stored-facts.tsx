import { entriesOf } from '@portal/contract/core/entities'
import { machineFields } from '@portal/contract/machines/fields'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { useTexts } from '#core/language/language.ts'
import { thumbOf } from '#features/marketplace/staff/pictures/thumb.ts'
import { machineTexts } from './machine-texts.ts'
import type { Machine } from './machine-values.ts'
import classes from './stored-facts.module.css'
import { useFieldTexts } from './use-compared-machine.ts'

/** A machine for readers who may not edit it: the filled fields of its form. */
export function MachineFacts({ item }: { item: Machine }) {
  const t = useTexts(machineTexts)
  const fieldOf = useFieldTexts(item.moneda)
  const filled = entriesOf(machineFields).filter(([name]) => item[name])
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
