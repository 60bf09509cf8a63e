import { Textarea } from '@mantine/core'
import { staffWorkshopCalls } from '@portal/contract/workshops/calls'
import { workshopLimits } from '@portal/contract/workshops/constants'
import { type ReactNode, useState } from 'react'
import { browserApi, newKey } from '#core/api/api.browser.ts'
import { addressOf } from '#core/dashboard/form/address-of.ts'
import { CountryField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { PictureField } from '#core/dashboard/form/picture-field.tsx'
import { RowsField } from '#core/dashboard/form/rows-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { zoneChoices } from '#core/formats/time-zones.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { MomentField } from '../../calendar/moment-field.tsx'
import { ScheduleField } from './schedule-field.tsx'
import classes from './workshop-form.module.css'
import type { WorkshopFormState } from './workshop-form-state.ts'
import { workshopTexts } from './workshop-texts.ts'
import type { Picture, Speaker } from './workshop-values.ts'

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
    const follows = isNew && form.values.clave === addressOf(String(form.values.nombre))
    form.set({ nombre, ...(follows && { clave: addressOf(nombre) }) })
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

/** The speakers with their pictures. */
function SpeakersField({ form }: { form: WorkshopFormState }) {
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

interface UploadedPictureProps {
  /** The stored or uploaded file; null without one. */
  fileId: string | null
  onUploaded: (fileId: string) => void
}

/** A picture that is uploaded when it is chosen; saving the form keeps it. */
function UploadedPicture({ fileId, onUploaded }: UploadedPictureProps) {
  const message = useMessages(staffWorkshopCalls.picture)
  const [chosen, setChosen] = useState<File | null>(null)
  async function upload(file: File): Promise<void> {
    setChosen(file)
    const body = new FormData()
    body.append('archivo', file)
    const reply = await browserApi.call(staffWorkshopCalls.picture, { body, key: newKey() })
    setChosen(null)
    if (reply.ok) onUploaded(reply.datos.archivo_id)
    else toastError(message.of(reply))
  }
  return (
    <PictureField stored={fileId && `/v1/archivo/${fileId}`} chosen={chosen} onChoose={(file) => void upload(file)} />
  )
}
