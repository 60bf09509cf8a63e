import { workshopLimits } from '@portal/contract/workshops/constants'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useTexts } from '#core/language/language.ts'
import { RowsField } from './rows-field.tsx'
import { UploadedPicture } from './uploaded-picture.tsx'
import type { WorkshopFormState } from './workshop-form-state.ts'
import { workshopTexts } from './workshop-texts.ts'
import type { Picture } from './workshop-values.ts'

/** Pictures of the place, each with what it shows. */
export function PicturesField({ form }: { form: WorkshopFormState }) {
  const t = useTexts(workshopTexts)
  return (
    <RowsField
      title={t.pictures}
      nameOf={t.picture}
      rows={(form.values.imagenes ?? []) as Picture[]}
      error={form.field('imagenes').error}
      add={t.addPicture}
      max={workshopLimits.pictures}
      empty={(): Picture => ({ archivo_id: '', texto: '', texto_en: '' })}
      onChange={(imagenes) => form.set({ imagenes })}
    >
      {(picture, set) => (
        <>
          <UploadedPicture fileId={picture.archivo_id || null} onUploaded={(id) => set({ archivo_id: id })} />
          <TextField
            label={t.pictureText}
            maxLength={160}
            value={picture.texto}
            onChange={({ currentTarget }) => set({ texto: currentTarget.value })}
          />
          <TextField
            label={t.pictureTextEn}
            maxLength={160}
            value={picture.texto_en ?? ''}
            onChange={({ currentTarget }) => set({ texto_en: currentTarget.value })}
          />
        </>
      )}
    </RowsField>
  )
}
