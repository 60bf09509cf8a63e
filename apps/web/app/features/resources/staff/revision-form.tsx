import { Button, Textarea } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { ResourceType, resourceLimits } from '@portal/contract/resources/constants'
import { revisionCalls } from '@portal/contract/resources/revisions/calls'
import type { RevisionsSchema } from '@portal/contract/resources/revisions/schemas'
import { useState } from 'react'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { FileDrop } from '#core/dashboard/form/file-drop.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { dayHere } from '#core/formats/zones.ts'
import { useTexts } from '#core/language/language.ts'
import { revisionTexts } from './revision-texts.ts'
import classes from './revisions.module.css'
import { UploadField } from './upload-field.tsx'
import { useLargeUpload } from './use-large-upload.ts'

export type Revision = Of<typeof RevisionsSchema>['revisiones'][number]

const nothingSaid = { numero: '', nota: '', nota_en: '', subtitulos: '', subtitulos_en: '' }

interface NewProps {
  resource: { id: number; tipo: number }
  /** People who will be told. */
  people: number
  onDone: () => void
}

/** Publishes a file as the current revision: the upload runs while the rest is filled in. */
export function NewRevisionForm({ resource, people, onDone }: NewProps) {
  const t = useTexts(revisionTexts)
  const [expected, setExpected] = useState('')
  const form = useWireForm({
    call: revisionCalls.save,
    initial: { recurso_id: resource.id, carga_id: '', fecha: dayHere(), ...nothingSaid },
    onDone,
  })
  const upload = useLargeUpload(resource.id, ({ id }) => form.set({ carga_id: id }))
  const { error } = form.field('carga_id') as { error?: unknown }
  return (
    <div className={classes.publish}>
      <WireForm form={form} label={t.publish}>
        <TextField
          label={t.expected}
          description={t.expectedHint}
          value={expected}
          maxLength={64}
          disabled={upload.stage !== 'none'}
          onChange={({ currentTarget }) => setExpected(currentTarget.value)}
        />
        <UploadField upload={upload} sha256={expected} />
        {error ? <p role="alert">{String(error)}</p> : null}
        <RevisionFields form={form} isVideo={resource.tipo === ResourceType.video} />
        <p className={classes.facts}>{t.publishing(people)}</p>
        <FormActions form={form} label={t.publishShort} disabled={upload.stage !== 'done'}>
          <Button variant="default" onClick={onDone}>
            {t.cancel}
          </Button>
        </FormActions>
      </WireForm>
    </div>
  )
}

interface EditProps {
  revision: Revision
  isVideo: boolean
  onDone: () => void
}

/** Changes what is said of a revision. */
export function EditRevisionForm({ revision, isVideo, onDone }: EditProps) {
  const t = useTexts(revisionTexts)
  const { id, numero, fecha, nota, nota_en, subtitulos, subtitulos_en, version } = revision
  const form = useWireForm({
    call: revisionCalls.update,
    params: { id },
    initial: { numero, fecha, nota, nota_en, subtitulos, subtitulos_en, version },
    onDone,
  })
  const compare = [
    { name: 'numero', label: t.number },
    { name: 'fecha', label: t.date },
    { name: 'nota', label: t.note },
    { name: 'nota_en', label: t.noteEnglish },
  ]
  return (
    <WireForm form={form} label={t.editTitle(numero)} compare={compare}>
      <RevisionFields form={form} isVideo={isVideo} />
      <FormActions form={form}>
        <Button variant="default" onClick={onDone}>
          {t.cancel}
        </Button>
      </FormActions>
    </WireForm>
  )
}

interface FieldsProps {
  form: { field(name: 'numero' | 'fecha' | 'nota' | 'nota_en' | 'subtitulos' | 'subtitulos_en'): object }
  isVideo: boolean
}

function RevisionFields({ form, isVideo }: FieldsProps) {
  const t = useTexts(revisionTexts)
  const note = { autosize: true, minRows: 2, maxRows: 8, maxLength: resourceLimits.noteLetters, required: true }
  return (
    <Fields>
      <TextField
        {...form.field('numero')}
        label={t.number}
        description={t.numberHint}
        maxLength={resourceLimits.numberLetters}
        autoComplete="off"
        required
      />
      <DateField {...form.field('fecha')} label={t.date} description=" " required />
      <Wide>
        <Textarea {...note} {...form.field('nota')} label={t.note} />
      </Wide>
      <Wide>
        <Textarea {...note} {...form.field('nota_en')} label={t.noteEnglish} />
      </Wide>
      {isVideo && (
        <>
          <Wide>
            <CaptionsField {...form.field('subtitulos')} label={t.captions} />
          </Wide>
          <Wide>
            <CaptionsField {...form.field('subtitulos_en')} label={t.captionsEnglish} />
          </Wide>
        </>
      )}
    </Fields>
  )
}

interface Props {
  label: string
  value?: unknown
  error?: unknown
  onChange?: (text: string) => void
}

/** The captions of a video in one language: a WebVTT file, sent as its text. */
function CaptionsField({ label, value, error, onChange }: Props) {
  const t = useTexts(revisionTexts)
  return (
    <div className={classes.captions}>
      <span>{label}</span>
      <FileDrop
        action={t.chooseCaptions}
        label={label}
        hint={value ? t.captionsThere : ''}
        maxBytes={resourceLimits.captionBytes}
        onDrop={([file]) => void file?.text().then(onChange)}
      >
        {value ? (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange?.('')}>
            {t.takeCaptions}
          </Button>
        ) : null}
      </FileDrop>
      {error ? <span role="alert">{String(error)}</span> : null}
    </div>
  )
}
