import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { useTexts } from '#core/language/language.ts'
import { thumbOf } from '#features/marketplace/staff/pictures/thumb.ts'
import { propertyTexts } from './property-texts.ts'
import { type Property, valuesOf } from './property-values.ts'
import classes from './stored-facts.module.css'
import { usePropertyFields } from './use-property-fields.ts'

/** A property for readers who may not edit it: the filled fields of its form. */
export function StoredFacts({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const values: Readonly<Record<string, unknown>> = { ...valuesOf(property) }
  const filled = usePropertyFields(property.moneda).filter(({ name }) => {
    const value = values[name]
    return name !== 'imagenes' && value !== null && value !== '' && value !== 0 && value !== false
  })
  return (
    <>
      <div className={classes.pictures}>
        {property.imagenes.map((picture, place) => (
          <img key={picture.id} src={thumbOf(picture)} alt={t.picture(place + 1)} loading="lazy" />
        ))}
      </div>
      <FactGrid
        facts={[
          { label: t.owner, value: property.usuario_nombre },
          ...filled.map(({ name, label, text }) => ({ label, value: text?.(values[name]) })),
        ]}
      />
    </>
  )
}
