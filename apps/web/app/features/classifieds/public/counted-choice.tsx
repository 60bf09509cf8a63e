import { useFormats } from '#core/formats.ts'
import { useLanguage } from '#core/language.ts'
import { Kept } from '#core/public/kept.tsx'
import { SelectField } from '#core/public/select-field.tsx'
import type { ListChoices } from './choices.ts'
import type { FilterName, ListValues } from './list-address.ts'

interface Props {
  name: FilterName
  label: string
  /** The choice that narrows nothing. */
  any: string
  value: string
  list: ListChoices['categorias'] | ListChoices['paises']
}

/** Categories or countries by their names, each with how many machines it has: the same for all who chose the same. */
export function CountedChoice(props: Props) {
  return (
    <Kept as="div" name={`choice ${JSON.stringify(props)}`}>
      <Choice {...props} />
    </Kept>
  )
}

function Choice({ name, label, any, value, list }: Props) {
  const language = useLanguage()
  const formats = useFormats()
  const named = list.map(({ id, nombre, nombre_en, total }) => ({
    id,
    name: (language === 'en' && nombre_en) || nombre,
    total: formats.number(total),
  }))
  return (
    <SelectField<ListValues> name={name} id={`filter-${name}`} label={label} defaultValue={value}>
      <option value="">{any}</option>
      {named
        .sort((a, b) => a.name.localeCompare(b.name, language))
        .map(({ id, name, total }) => (
          <option key={id} value={id}>
            {`${name} (${total})`}
          </option>
        ))}
    </SelectField>
  )
}
