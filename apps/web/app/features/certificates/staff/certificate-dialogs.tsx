import { Textarea } from '@mantine/core'
import { certificateCalls } from '@portal/contract/certificates/calls'
import { certificateLimits } from '@portal/contract/certificates/constants'
import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { certificatePath } from '../paths.ts'
import type { CertificateDetail } from '../rows.ts'
import classes from './certificate.module.css'
import { CertificateFields } from './certificate-fields.tsx'
import { texts } from './texts.ts'

interface Props {
  certificate: CertificateDetail
  onClose: () => void
}

const area = { required: true, withAsterisk: true, autosize: true, minRows: 2, maxLength: certificateLimits.reason }

/** Issues a document in place of this one, with what is corrected. */
export function ReissueDialog({ certificate, onClose }: Props) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const { id, nombre, email, idioma, titulo, titulo_en, horas, emitido_el } = certificate
  const [version] = useState(certificate.version) // as shown first; it may be reloaded
  const form = useWireForm({
    call: certificateCalls.reissue,
    params: { id },
    initial: { nombre, email, idioma, titulo, titulo_en, horas, emitido_el, motivo: '', enviar: true, version },
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
export function RevokeDialog({ certificate, onClose }: Props) {
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
