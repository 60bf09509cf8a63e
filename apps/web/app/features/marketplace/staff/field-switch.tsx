import { Switch } from '@mantine/core'
import type { EntityFields, FieldName } from '@portal/contract/core/entities'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import type { FormLike } from '#core/dashboard/records/record-field.tsx'

type FlagName<T extends EntityFields> = { [N in FieldName<T>]: T[N]['kind'] extends 'flag' ? N : never }[FieldName<T>]

interface Props<T extends EntityFields> {
  fields: T
  name: FlagName<T>
  form: FormLike
  description?: string
  disabled?: boolean
}

/** A switch of the form of an item, named by the table of its fields. */
export function FieldSwitch<T extends EntityFields>({ fields, name, form, description, disabled = false }: Props<T>) {
  const label = useLabels(fields)
  const { error } = form.field(name as never) as { error?: string }
  return (
    <Switch
      name={name}
      label={label(name)}
      description={description}
      disabled={disabled}
      checked={(form.values as Readonly<Record<string, unknown>>)[name] === true}
      error={error}
      onChange={({ currentTarget }) => form.set({ [name]: currentTarget.checked } as never)}
    />
  )
}
