import { Checkbox } from '@mantine/core'
import type { In } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { costFields, costNames } from '@portal/contract/projections/constants'
import type { CostChangeFormSchema } from '@portal/contract/projections/cost-changes/schemas'
import { projectionKinds } from '@portal/contract/projections/number-kinds'
import type { ReactNode } from 'react'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import type { Loose, WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { costChangeTexts } from './texts.ts'

export type CostChangeValues = Loose<In<typeof CostChangeFormSchema>>

export const newCostChange: CostChangeValues = {
  pais_id: null,
  componente: '',
  porcentaje: '',
  sigue_precio: true,
  vigente_desde: '',
}

interface Props {
  form: WireFormState & {
    values: CostChangeValues
    field(name: keyof CostChangeValues): { error?: ReactNode }
    set(values: Partial<CostChangeValues>): void
  }
  /** Countries with a projection. */
  countries: readonly number[]
  today: string
  /** Whether the change is shown below, where applying it is the next step. */
  isPreviewed: boolean
}

/** The change to preview: a cost of a country, by how much, and from when. */
export function CostChangeForm({ form, countries, today, isPreviewed }: Props) {
  const t = useTexts(costChangeTexts)
  const language = useLanguage()
  const named = countries.map((id) => ({ value: id, label: countryName(id, language) }))
  return (
    <WireForm form={form} label={t.change}>
      <Fields>
        <SelectField
          {...form.field('pais_id')}
          label={t.country}
          placeholder={t.choose}
          choices={named.toSorted((a, b) => a.label.localeCompare(b.label, language))}
          allowDeselect={false}
          required
        />
        <SelectField
          {...form.field('componente')}
          label={t.component}
          placeholder={t.choose}
          choices={costFields.map((field) => ({ value: field, label: textIn(costNames[field], language) }))}
          allowDeselect={false}
          required
        />
        <NumberField
          {...form.field('porcentaje')}
          onChange={(porcentaje) => form.set({ porcentaje })}
          label={t.percentage}
          description={t.percentageHint}
          kind={projectionKinds.percentage}
          required
        />
        <DateField {...form.field('vigente_desde')} label={t.since} description={t.sinceHint} min={today} />
        <Wide>
          <Checkbox
            label={t.followsPrice}
            description={t.followsPriceHint}
            checked={form.values.sigue_precio === true}
            onChange={({ currentTarget }) => form.set({ sigue_precio: currentTarget.checked })}
          />
        </Wide>
      </Fields>
      <FormActions form={form} label={t.preview} {...(isPreviewed && { variant: 'default' })} />
    </WireForm>
  )
}
