import { useFormats } from '#core/formats/formats.ts'
import { compareIn } from '#core/language/alphabet.ts'
import { useLanguage } from '#core/language/language.ts'
import { SelectField } from '#core/public/form/select-field.tsx'
import type { ListChoices } from './choices.ts'
import type { FilterName, ListValues } from './list-address.ts'

interface Props {
  name: FilterName
  label: string
  /** Label of the choice without a filter. */
  any: string
  value: string
  list: ListChoices['categorias'] | ListChoices['paises']
}

/** Categories or countries, each with its number of machines. */
export function CountedChoice({ name, label, any, value, list }: Props) {
  const language = useLanguage()
  const formats = useFormats()
  const compare = compareIn(language)
  const named = list.map(({ id, nombre, nombre_en, total }) => ({
    id,
    name: (language === 'en' && nombre_en) || nombre,
    total: formats.number(total),
  }))
  return (
    <SelectField<ListValues> name={name} id={`filter-${name}`} label={label} defaultValue={value}>
      <option value="">{any}</option>
      {named
        .sort((a, b) => compare(a.name, b.name))
        .map(({ id, name, total }) => (
          <option key={id} value={id}>
            {`${name} (${total})`}
          </option>
        ))}
    </SelectField>
  )
}
