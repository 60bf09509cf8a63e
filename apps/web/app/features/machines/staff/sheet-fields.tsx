import { Progress, Switch, Textarea } from '@mantine/core'
import { inOrder } from '@portal/contract/core/entities'
import { textIn } from '@portal/contract/core/text'
import { completenessOf, describedFrom, type MissingPart } from '@portal/contract/machines/completeness'
import { machineFields, sheetFields } from '@portal/contract/machines/fields'
import {
  type MachineSystem,
  type MachineView,
  machineSystemNames,
  machineSystems,
  machineViewNames,
  maskedSerial,
} from '@portal/contract/machines/inspection'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { formFieldsOf, useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { GroupedFields } from '#core/dashboard/records/record-field.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { MachineFields } from './machine-fields.ts'
import { documentedOf, type MachineValues } from './machine-values.ts'
import classes from './sheet-fields.module.css'
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

const named = 6

/**
 * How completely the machine of a form is documented, and what would raise it; as it is typed
 * (rule marketplace/inspection-sheet).
 */
function Completeness({ values }: { values: MachineValues }) {
  const t = useTexts(sheetTexts)
  const { number } = useFormats()
  const textOf = usePartTexts()
  const { score, missing } = completenessOf(documentedOf(values))
  return (
    <div className={classes.score}>
      <p className={classes.head}>
        <span>{t.score}</span>
        <b>{t.scoreOf(number(score))}</b>
      </p>
      <Progress value={score} aria-label={t.score} color={score >= 60 ? 'green' : 'amber'} />
      {missing.length === 0 ? (
        <p>{t.complete}</p>
      ) : (
        <>
          <p>{t.raise}</p>
          <ul className={classes.parts}>
            {missing.slice(0, named).map((part) => (
              <li key={part.part}>
                <b>{t.points(part.points)}</b> {textOf(part)}
              </li>
            ))}
            {missing.length > named && <li>{t.more(missing.length - named)}</li>}
          </ul>
        </>
      )}
    </div>
  )
}

function usePartTexts(): (missing: MissingPart) => string {
  const { parts } = useTexts(sheetTexts)
  const language = useLanguage()
  return ({ part }) => {
    if (part === 'descripcion') return parts.descripcion(describedFrom)
    if (part in machineViewNames) return parts.photo(textIn(machineViewNames[part as MachineView], language))
    if (part in machineSystemNames) return parts.system(textIn(machineSystemNames[part as MachineSystem], language))
    return parts[part as 'fallas' | 'serie' | 'horometro_lectura' | 'horometro_fecha']
  }
}
