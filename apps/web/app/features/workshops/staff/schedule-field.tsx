import { workshopLimits } from '@portal/contract/workshops/constants'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { RowsField } from '#core/dashboard/form/rows-field.tsx'
import { TimeField } from '#core/dashboard/form/time-field.tsx'
import { useTexts } from '#core/language/language.ts'
import classes from './workshop-form.module.css'
import type { WorkshopFormState } from './workshop-form-state.ts'
import { workshopTexts } from './workshop-texts.ts'
import type { ScheduleLine } from './workshop-values.ts'

/** The schedule; a new line begins where the last one ended. */
export function ScheduleField({ form }: { form: WorkshopFormState }) {
  const t = useTexts(workshopTexts)
  const lines = (form.values.programa ?? []) as ScheduleLine[]
  const last = lines.at(-1)
  const [day = '', time = '09:00'] = String(form.values.inicio ?? '').split('T')
  return (
    <RowsField
      title={t.schedule}
      nameOf={t.line}
      rows={lines}
      error={form.field('programa').error}
      add={t.addLine}
      max={workshopLimits.schedule}
      empty={() => ({
        dia: last?.dia ?? day,
        inicio: last?.termino ?? time,
        termino: '',
        titulo: '',
        titulo_en: '',
      })}
      onChange={(programa) => form.set({ programa })}
    >
      {(line, set) => (
        <>
          <div className={classes.line}>
            <DateField name="dia" label={t.day} value={line.dia} onChange={(dia) => set({ dia })} required />
            <TimeField label={t.from} value={line.inicio} onChange={(inicio) => set({ inicio })} />
            <TimeField label={t.until} value={line.termino} onChange={(termino) => set({ termino })} />
          </div>
          <TextField
            label={t.topic}
            maxLength={160}
            value={line.titulo}
            onChange={({ currentTarget }) => set({ titulo: currentTarget.value })}
          />
          <TextField
            label={t.topicEn}
            maxLength={160}
            value={line.titulo_en ?? ''}
            onChange={({ currentTarget }) => set({ titulo_en: currentTarget.value })}
          />
        </>
      )}
    </RowsField>
  )
}
