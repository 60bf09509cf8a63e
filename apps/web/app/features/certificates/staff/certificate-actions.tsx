import { Button, Textarea } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { certificateCalls } from '@portal/contract/certificates/calls'
import { CertificateStatus, certificateLimits } from '@portal/contract/certificates/constants'
import { certificateFields } from '@portal/contract/certificates/fields'
import { pickedOf } from '@portal/contract/core/entities'
import { IconCertificateOff, IconCopy, IconDownload, IconReplace, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useExport } from '#core/dashboard/list/use-export.ts'
import { useSend } from '#core/dashboard/send.ts'
import { toastDone } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import { certificatePath } from '../paths.ts'
import type { CertificateDetail } from '../rows.ts'
import classes from './certificate.module.css'
import { CertificateFields } from './certificate-fields.tsx'
import { texts } from './texts.ts'

interface Props {
  certificate: CertificateDetail
}

/** The next steps with a valid certificate; with another one there are none. */
export function CertificateActions({ certificate }: Props) {
  const t = useTexts(texts)
  const { save, progress } = useExport(certificateCalls.document)
  const [isReissuing, setReissuing] = useState(false)
  const sending = useSendToHolder(certificate)
  if (certificate.estado !== CertificateStatus.valid) return null
  return (
    <section className={classes.actions} aria-label={t.actions}>
      <Button
        leftSection={<IconDownload size={16} stroke={1.75} />}
        disabled={progress !== null}
        onClick={() => save({ id: certificate.id })}
        aria-live="polite"
      >
        {progress ?? t.download}
      </Button>
      <Button variant="default" loading={sending.isSending} onClick={sending.ask}>
        {certificate.enviado_en ? t.sendAgain : t.send}
      </Button>
      <Button
        variant="default"
        leftSection={<IconReplace size={16} stroke={1.75} />}
        onClick={() => setReissuing(true)}
      >
        {t.reissue}
      </Button>
      {isReissuing && <ReissueDialog certificate={certificate} onClose={() => setReissuing(false)} />}
    </section>
  )
}

function useSendToHolder({ id, email }: CertificateDetail) {
  const t = useTexts(texts)
  const confirm = useConfirm()
  const { send, isSending } = useSend(certificateCalls.send)
  return {
    isSending,
    async ask() {
      if (await confirm({ title: t.sendTitle, text: t.sendText(email), action: t.send })) await send({ params: { id } })
    },
  }
}

/** Other actions: the public check, and revoking. */
export function CertificateMenu({ certificate }: Props) {
  const t = useTexts(texts)
  const clipboard = useClipboard()
  const [isRevoking, setRevoking] = useState(false)
  const { url_verificar: check, estado } = certificate
  const revoking = { label: t.revoke, icon: IconCertificateOff, onClick: () => setRevoking(true), isDanger: true }

  function copy() {
    clipboard.copy(new URL(check, location.origin).href)
    toastDone(t.copied)
  }
  return (
    <>
      <RecordMenu
        actions={[
          {
            label: t.openCheck,
            icon: IconShieldCheck,
            onClick: () => void open(check, '_blank', 'noopener'),
          },
          { label: t.copyCheck, icon: IconCopy, onClick: copy },
          ...(estado === CertificateStatus.valid ? [revoking] : []),
        ]}
      />
      {isRevoking && <RevokeDialog certificate={certificate} onClose={() => setRevoking(false)} />}
    </>
  )
}

interface ReissueDialogProps {
  certificate: CertificateDetail
  onClose: () => void
}

const area = { required: true, withAsterisk: true, autosize: true, minRows: 2, maxLength: certificateLimits.reason }

/** Issues a document in place of this one, with what is corrected. */
function ReissueDialog({ certificate, onClose }: ReissueDialogProps) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const { id } = certificate
  const [version] = useState(certificate.version) // as shown first; it may be reloaded
  const form = useWireForm({
    call: certificateCalls.reissue,
    params: { id },
    initial: { ...pickedOf(certificateFields, certificate), motivo: '', enviar: true, version },
    api: staleApi(() => void revalidate()),
    onDone: (issued) => {
      onClose()
      void navigate({ pathname: certificatePath(issued.id), search })
    },
  })
  return (
    <Dialog onClose={onClose} title={t.reissueTitle} size={600}>
      <WireForm form={form} label={t.reissueTitle}>
        <p className={classes.about}>{t.reissueText}</p>
        <Fields>
          <CertificateFields form={form} />
          <Wide>
            <Textarea {...form.field('motivo')} {...area} label={t.reason} />
          </Wide>
        </Fields>
        <FormActions form={form} label={t.reissue} />
      </WireForm>
    </Dialog>
  )
}

/** Revokes a certificate with a reason that only staff read. */
function RevokeDialog({ certificate, onClose }: ReissueDialogProps) {
  const t = useTexts(texts)
  const { revalidate } = useRevalidator()
  const [version] = useState(certificate.version)
  const form = useWireForm({
    call: certificateCalls.revoke,
    params: { id: certificate.id },
    initial: { motivo: '', version },
    api: staleApi(() => void revalidate()),
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={t.revokeTitle} size={480}>
      <WireForm form={form} label={t.revokeTitle}>
        <p className={classes.about}>{t.revokeText}</p>
        <Textarea {...form.field('motivo')} {...area} label={t.reason} data-autofocus />
        <FormActions form={form} label={t.revoke} color="red" />
      </WireForm>
    </Dialog>
  )
}
