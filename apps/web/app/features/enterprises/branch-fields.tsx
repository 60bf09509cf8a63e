import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language.ts'
import { branchTexts } from './branch-texts.ts'
import type { BranchForm } from './branch-values.ts'

interface Props {
  form: { values: Loose<BranchForm>; field(name: keyof BranchForm): object }
  enterprises: readonly { id: number; nombre: string }[]
  /** Why the enterprise stays as it is; it can be changed otherwise. */
  whyStays?: string | undefined
}

/** The fields of a branch office, the same for a new one and for one that is changed (spec 1, 3). */
export function BranchFields({ form: { values, field }, enterprises, whyStays }: Props) {
  const t = useTexts(branchTexts)
  const language = useLanguage()
  return (
    <Fields>
      <Wide>
        <TextField {...field('nombre')} label={t.name} required autoComplete="off" />
      </Wide>
      <SelectField
        {...field('empresa_id')}
        label={t.enterprise}
        placeholder={t.choose}
        choices={enterprises.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        description={whyStays}
        disabled={Boolean(whyStays)}
        allowDeselect={false}
        required
      />
      <SelectField
        {...field('estado_id')}
        label={t.status}
        choices={choicesOf(enterpriseStatusNames, language)}
        description={values.estado_id === EnterpriseStatus.inactive && t.inactiveHint}
        allowDeselect={false}
        required
      />
    </Fields>
  )
}
