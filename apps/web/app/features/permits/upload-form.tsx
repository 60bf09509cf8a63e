import { Button, Progress } from '@mantine/core'
import { permitCalls } from '@portal/contract/permits/calls'
import { permitLimits } from '@portal/contract/permits/constants'
import { useState } from 'react'
import { uploadingApi } from '#core/api/api.upload.ts'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { FileDrop } from '#core/dashboard/form/file-drop.tsx'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './permits.module.css'
import { permitTexts } from './texts.ts'

interface Props {
  enterpriseId: number
  onDone: () => void
}

const accept = ['application/pdf', 'image/jpeg']

/** Uploads a permit with its number and its last day. */
export function UploadForm({ enterpriseId, onDone }: Props) {
  const t = useTexts(permitTexts)
  const { percent } = useFormats()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const form = useWireForm({
    call: permitCalls.save,
    initial: { empresa_id: enterpriseId, numero: '', vence_el: '' },
    body: (values) => formDataOf({ ...values, ...(file && { archivo: file }) }),
    api: uploadingApi(setProgress),
    onDone,
    onRefused: () => setProgress(null),
  })
  const { error } = form.field('archivo' as never) as { error?: string }
  return (
    <WireForm form={form} label={t.upload}>
      <p className={classes.quiet}>{t.uploadHint}</p>
      <Fields>
        <TextField {...form.field('numero')} label={t.number} description={t.numberHint} maxLength={60} required />
        <DateField {...form.field('vence_el')} label={t.end} description={t.endHint} required />
        <Wide>
          <FileDrop
            action={file ? t.changeFile : t.chooseFile}
            hint={t.fileHint}
            accept={accept}
            maxBytes={permitLimits.fileBytes}
            isDisabled={form.isSending}
            onDrop={([chosen]) => setFile(chosen ?? null)}
            shown={file && <ChosenFile file={file} />}
          />
          {error && (
            <p className={classes.error} role="alert">
              {error}
            </p>
          )}
        </Wide>
      </Fields>
      {form.isSending && progress !== null && (
        <Progress value={progress * 100} aria-label={t.uploading(percent(progress))} />
      )}
      <FormActions form={form} label={t.send}>
        <Button variant="default" disabled={form.isSending} onClick={onDone}>
          {t.cancel}
        </Button>
      </FormActions>
    </WireForm>
  )
}

function ChosenFile({ file }: { file: File }) {
  const { bytes } = useFormats()
  return (
    <p className={classes.chosen}>
      {file.name} <span className={classes.quiet}>{bytes(file.size)}</span>
    </p>
  )
}
