import { Switch, Textarea } from '@mantine/core'
import { inOrder } from '@portal/contract/core/entities'
import { machineFields, sheetFields } from '@portal/contract/machines/fields'
import { machineSystems, maskedSerial } from '@portal/contract/machines/inspection'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { formFieldsOf, useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { GroupedFields } from '#core/dashboard/records/record-field.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Completeness } from './completeness.tsx'
import type { MachineFields } from './machine-fields.ts'
import { sheetTexts } from './sheet-texts.ts'

const inForm = inOrder(sheetFields, ['serie', 'horometro', 'horometro_fecha', ...machineSystems])

/** The inspection sheet of a machine, with its score as it is typed (rule marketplace/inspection-sheet). */
export function SheetFields({ form }: { form: MachineFields }) {
  const { values, set } = form
  const t = useTexts(sheetTexts)
  const language = useLanguage()
  const label = useLabels(machineFields)
  const serial = String(values.serie).trim()
  const hasFaults = values.fallas !== ''
  const hasNone = values.sin_fallas === true && !hasFaults
  const fields = formFieldsOf(
    inForm,
    { language, values },
    {
      serie: {
        kind: 'own',
        hint: serial ? t.serialHint(maskedSerial(serial)) : t.serialWhy,
        draw: (given) => (
          <TextField
            {...given}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={sheetFields.serie.max}
          />
        ),
      },
      horometro: { hint: t.hoursHint },
      ...Object.fromEntries(machineSystems.map((system) => [system, { placeholder: t.notSaid }])),
      fallas: {
        kind: 'own',
        hint: t.faultsHint,
        disabled: hasNone,
        draw: (given) => <Textarea {...given} autosize minRows={2} maxRows={10} maxLength={sheetFields.fallas.max} />,
      },
      sin_fallas: {
        kind: 'own',
        draw: () => (
          <Switch
            name="sin_fallas"
            label={label('sin_fallas')}
            checked={hasNone}
            disabled={hasFaults}
            onChange={({ currentTarget }) => set({ sin_fallas: currentTarget.checked })}
          />
        ),
      },
    },
  )
  return (
    <Fields legend={t.sheet}>
      <Wide>
        <Completeness values={values} />
      </Wide>
      <GroupedFields fields={fields} form={form} />
    </Fields>
  )
}
