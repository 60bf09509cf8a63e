import { workshopLimits } from '@portal/contract/workshops/constants'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useTexts } from '#core/language/language.ts'
import { RowsField } from './rows-field.tsx'
import { UploadedPicture } from './uploaded-picture.tsx'
import type { WorkshopFormState } from './workshop-form-state.ts'
import { workshopTexts } from './workshop-texts.ts'
import type { Speaker } from './workshop-values.ts'

/** The speakers with their pictures. */
export function SpeakersField({ form }: { form: WorkshopFormState }) {
  const t = useTexts(workshopTexts)
  const fields = [
    ['nombre', t.name, 120],
    ['cargo', t.role, 120],
    ['cargo_en', t.roleEn, 120],
    ['texto', t.speakerText, 600],
    ['texto_en', t.speakerTextEn, 600],
  ] as const
  return (
    <RowsField
      title={t.speakers}
      nameOf={t.speaker}
      rows={(form.values.expositores ?? []) as Speaker[]}
      error={form.field('expositores').error}
      add={t.addSpeaker}
      max={workshopLimits.speakers}
      empty={(): Speaker => ({ nombre: '', cargo: '', cargo_en: '', texto: '', texto_en: '', archivo_id: null })}
      onChange={(expositores) => form.set({ expositores })}
    >
      {(speaker, set) => (
        <>
          <UploadedPicture fileId={speaker.archivo_id ?? null} onUploaded={(id) => set({ archivo_id: id })} />
          {fields.map(([name, label, maxLength]) => (
            <TextField
              key={name}
              label={label}
              maxLength={maxLength}
              value={speaker[name] ?? ''}
              onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
            />
          ))}
        </>
      )}
    </RowsField>
  )
}
