import { Textarea } from '@mantine/core'
import { workshopLimits } from '@portal/contract/workshops/constants'
import type { ReactNode } from 'react'
import { CountryField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { zoneChoices } from '#core/formats/time-zones.ts'
import { useTexts } from '#core/language/language.ts'
import { MomentField } from '../../calendar/moment-field.tsx'
import { RowsField } from './rows-field.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { SpeakersField } from './speakers-field.tsx'
import { UploadedPicture } from './uploaded-picture.tsx'
import classes from './workshop-form.module.css'
import type { WorkshopFormState } from './workshop-form-state.ts'
import { workshopTexts } from './workshop-texts.ts'
import type { Picture } from './workshop-values.ts'
import { keyOf } from './workshop-values.ts'

interface Props {
  form: WorkshopFormState
  /** The address follows the name until someone types one. */
  isNew?: boolean
}

const whole = { decimals: 0 }

/** Two fields that need half of the row each. */
const Halves = ({ children }: { children: ReactNode }) => (
  <Wide>
    <div className={classes.halves}>{children}</div>
  </Wide>
)

/** The fields of a workshop. */
export function WorkshopFields({ form, isNew = false }: Props) {
  const t = useTexts(workshopTexts)
  const rename = (nombre: string) => {
    const follows = isNew && form.values.clave === keyOf(String(form.values.nombre))
    form.set({ nombre, ...(follows && { clave: keyOf(nombre) }) })
  }
  const text = { autosize: true, minRows: 3, maxLength: workshopLimits.textLength }
  return (
    <>
      <Fields legend={t.about}>
        <Halves>
          <TextField
            {...form.field('nombre')}
            onChange={({ currentTarget }) => rename(currentTarget.value)}
            label={t.name}
            required
          />
          <TextField {...form.field('nombre_en')} label={t.nameEn} />
        </Halves>
        <Wide>
          <TextField {...form.field('clave')} label={t.key} description={t.keyHint} maxLength={60} required />
        </Wide>
        <Halves>
          <Textarea {...form.field('descripcion')} label={t.description} {...text} />
          <Textarea {...form.field('descripcion_en')} label={t.descriptionEn} {...text} />
        </Halves>
      </Fields>
      <Fields legend={t.when}>
        <Halves>
          <MomentField {...form.field('inicio')} label={t.start} timeLabel={t.startTime} hasTime />
          <MomentField {...form.field('termino')} label={t.end} timeLabel={t.endTime} hasTime />
        </Halves>
        <SelectField
          {...form.field('zona_horaria')}
          label={t.zone}
          choices={zoneChoices(form.values.zona_horaria)}
          allowDeselect={false}
          required
        />
        <CountryField {...form.field('pais_id')} label={t.country} placeholder={t.choose} required />
        <Halves>
          <TextField {...form.field('lugar')} label={t.place} description={t.placeHint} maxLength={200} required />
          <TextField {...form.field('lugar_en')} label={t.placeEn} description={t.placeHint} maxLength={200} />
        </Halves>
        <Wide>
          <TextField {...form.field('mapa_url')} label={t.map} type="url" placeholder="https://" maxLength={500} />
        </Wide>
      </Fields>
      <Fields legend={t.registration}>
        <NumberField {...form.field('cupo')} kind={whole} label={t.capacity} description={t.capacityHint} />
        <NumberField {...form.field('horas')} kind={whole} label={t.hours} description={t.hoursHint} />
        <Halves>
          <MomentField
            {...form.field('abre')}
            label={t.opens}
            timeLabel={t.opensTime}
            hint={t.opensHint}
            hasTime
            isOptional
          />
          <MomentField
            {...form.field('cierra')}
            label={t.closes}
            timeLabel={t.closesTime}
            hint={t.closesHint}
            hasTime
            isOptional
          />
        </Halves>
      </Fields>
      <ScheduleField form={form} />
      <SpeakersField form={form} />
      <PicturesField form={form} />
    </>
  )
}

/** Pictures of the place, each with what it shows. */
function PicturesField({ form }: { form: WorkshopFormState }) {
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
