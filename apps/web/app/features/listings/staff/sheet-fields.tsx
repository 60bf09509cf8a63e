import { Switch, Textarea } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { longestFaults } from '@portal/contract/listings/constants'
import {
  machineSystemNames,
  machineSystems,
  maskedSerial,
  systemStateNames,
} from '@portal/contract/listings/inspection'
import { itemKinds } from '@portal/contract/listings/number-kinds'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Completeness } from './completeness.tsx'
import type { ItemFields } from './item-fields.ts'
import { sheetTexts } from './sheet-texts.ts'

/** The inspection sheet of a machine, with its score as it is typed (rule marketplace/inspection-sheet). */
export function SheetFields({ form: { values, field, set } }: { form: ItemFields }) {
  const t = useTexts(sheetTexts)
  const language = useLanguage()
  const serial = String(values.serie).trim()
  const states = Object.entries(systemStateNames).map(([value, name]) => ({ value, label: textIn(name, language) }))
  const hasFaults = values.fallas !== ''
  return (
    <Fields legend={t.sheet}>
      <Wide>
        <Completeness values={values} />
      </Wide>
      <Wide>
        <TextField
          {...field('serie')}
          label={t.serial}
          description={serial ? t.serialHint(maskedSerial(serial)) : t.serialWhy}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={60}
          autoComplete="off"
        />
      </Wide>
      <NumberField {...field('horometro')} label={t.hours} kind={itemKinds.hours} description={t.hoursHint} />
      <DateField {...field('horometro_fecha')} label={t.hoursDay} />
      {machineSystems.map((system) => (
        <SelectField
          key={system}
          {...field(system)}
          label={textIn(machineSystemNames[system], language)}
          placeholder={t.notSaid}
          choices={states}
          clearable
        />
      ))}
      <Wide>
        <Textarea
          {...field('fallas')}
          label={t.faults}
          description={t.faultsHint}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={longestFaults}
          disabled={values.sin_fallas === true && !hasFaults}
        />
      </Wide>
      <Wide>
        <Switch
          name="sin_fallas"
          label={t.noFaults}
          checked={values.sin_fallas === true && !hasFaults}
          disabled={hasFaults}
          onChange={({ currentTarget }) => set({ sin_fallas: currentTarget.checked })}
        />
      </Wide>
    </Fields>
  )
}
