import { nameIn } from '@portal/contract/core/names'
import { useFormats } from '#core/formats/formats.ts'
import { compareIn } from '#core/language/alphabet.ts'
import { useLanguage } from '#core/language/language.ts'
import { SelectField } from '#core/public/form/select-field.tsx'
import { useListView } from './view.ts'

interface Props {
  /** The parameter of the address. */
  name: string
  label: string
  /** Label of the choice without a filter. */
  any: string
  list: readonly { id: number; nombre: string; nombre_en: string; total: number | null }[]
}

/** Categories or countries, each with the number of items that it would find. */
export function CountedChoice({ name, label, any, list }: Props) {
  const language = useLanguage()
  const formats = useFormats()
  const { values } = useListView()
  const compare = compareIn(language)
  const named = list.map((choice) => ({
    id: choice.id,
    name: nameIn(choice, 'nombre', language),
    count: choice.total === null ? '' : ` (${formats.number(choice.total)})`,
  }))
  return (
    <SelectField<Record<string, string>>
      name={name}
      id={`filter-${name}`}
      label={label}
      defaultValue={values[name] ?? ''}
    >
      <option value="">{any}</option>
      {named
        .sort((a, b) => compare(a.name, b.name))
        .map(({ id, name, count }) => (
          <option key={id} value={id}>
            {name + count}
          </option>
        ))}
    </SelectField>
  )
}
