import { Alert, Button, Progress } from '@mantine/core'
import { permitCalls } from '@portal/contract/permits/calls'
import { PermitState, permitLimits } from '@portal/contract/permits/constants'
import { IconUpload } from '@tabler/icons-react'
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
import { DocumentButton } from './permit-document.tsx'
import { PermitDot } from './permit-dot.tsx'
import { PermitList } from './permit-list.tsx'
import classes from './permits.module.css'
import type { EnterprisePermits, PermitRow } from './rows.ts'
import { permitTexts } from './texts.ts'

/** The permit of an enterprise: what it is worth, what waits, and where its managers upload another one. */
export function CompanyPermit({ permits }: { permits: EnterprisePermits }) {
  const t = useTexts(permitTexts)
  const { actual: current, ultimo: latest, historial: all, empresa_nombre: company } = permits
  return (
    <div className={classes.cards}>
      <section className={classes.card} aria-labelledby="permit-now">
        <div>
          <h2 id="permit-now">{company}</h2>
          <p className={classes.quiet}>{t.about}</p>
        </div>
        {current ? <Current permit={current} /> : !latest && <Missing />}
        {latest && <Latest permit={latest} />}
        <Upload permits={permits} />
      </section>
      {all.length > 0 && (
        <section className={classes.card} aria-labelledby="permit-history">
          <h2 id="permit-history">{t.pastPermits}</h2>
          <PermitList permits={all} />
        </section>
      )}
    </div>
  )
}

function Current({ permit }: { permit: PermitRow }) {
  const t = useTexts(permitTexts)
  const { date } = useFormats()
  const day = date(permit.vence_el)
  const isOver = permit.estado === PermitState.expired
  return (
    <div className={classes.current}>
      <p className={classes.line}>
        <PermitDot state={permit.estado} />
        <span className={classes.number}>{permit.numero}</span>
      </p>
      <p className={classes.until}>
        {isOver ? t.endedOn(day) : t.validUntil(day)}{' '}
        <span className={classes.quiet}>({t.daysLeft(permit.dias_restantes)})</span>
      </p>
      <DocumentButton permit={permit} />
    </div>
  )
}

function Missing() {
  const t = useTexts(permitTexts)
  return (
    <Alert variant="light" color="red" role="note" title={t.noPermit}>
      {t.noPermitText}
    </Alert>
  )
}

function Latest({ permit }: { permit: PermitRow }) {
  const t = useTexts(permitTexts)
  const isWaiting = permit.estado === PermitState.waiting
  return (
    <Alert variant="light" color={isWaiting ? 'amber' : 'red'} role="note" title={isWaiting ? t.waiting : t.refused}>
      {isWaiting ? t.waitingText(permit.numero) : permit.motivo}
    </Alert>
  )
}

/** The form opens by a button, so that a company with a valid permit reads that first. */
function Upload({
  permits: { empresa_id: id, puede_subir: mayUpload, historial: all },
}: {
  permits: EnterprisePermits
}) {
  const t = useTexts(permitTexts)
  const [isOpen, setOpen] = useState(false)
  if (!mayUpload) return <p className={classes.quiet}>{t.onlyManagers}</p>
  if (isOpen) return <UploadForm enterpriseId={id} onDone={() => setOpen(false)} />
  return (
    <div>
      <Button leftSection={<IconUpload size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
        {all.length > 0 ? t.uploadNew : t.upload}
      </Button>
    </div>
  )
}

interface Props {
  enterpriseId: number
  onDone: () => void
}

const accept = ['application/pdf', 'image/jpeg']

/** Uploads a permit with its number and its last day. */
function UploadForm({ enterpriseId, onDone }: Props) {
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
