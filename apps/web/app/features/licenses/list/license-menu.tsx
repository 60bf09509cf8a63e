import { Textarea } from '@mantine/core'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { LicenseType } from '@portal/contract/licenses/constants'
import {
  IconArrowBackUp,
  IconFileDownload,
  IconFileInvoice,
  IconPencil,
  IconPencilOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconRestore,
  IconShieldCheck,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import type { RecordAction } from '#core/dashboard/record-action.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { FileDialog } from '../own/file-dialog.tsx'
import { renewalPath } from '../paths.ts'
import { typeChoices } from './license-fields.tsx'
import { type LicenseDetail, useLicenseChoices } from './rows.ts'
import { texts } from './texts.ts'

interface Props {
  license: LicenseDetail['licencia']
  isEditing: boolean
  onEdit: () => void
}

/** What may be done to a license, in the header of its panel. */
export function LicenseMenu({ license, isEditing, onEdit }: Props) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const [open, setOpen] = useState<'renew' | 'suspend' | 'file' | null>(null)
  const { reactivate, undo, remove, restore } = useWrites(license)
  const close = () => setOpen(null)
  const unless = (isAllowed: boolean, why: string) => (isAllowed ? {} : { why })
  const isDemo = license.tipo_licencia_id === LicenseType.demo
  const isLive = license.estado_id === 1
  if (license.eliminado_en !== null) {
    const restoring = { label: t.restore, icon: IconRestore, onClick: restore }
    return <RecordMenu actions={[{ ...restoring, ...unless(license.puede_restaurar, t.notNow) }]} />
  }
  const actions: RecordAction[] = [
    {
      label: t.renew,
      icon: IconRefresh,
      onClick: () => setOpen('renew'),
      ...unless(license.puede_renovar, isDemo ? t.demoNotRenewed : t.notNow),
    },
    {
      label: t.undoRenewal,
      icon: IconArrowBackUp,
      onClick: undo,
      ...unless(license.puede_deshacer_renovacion, t.undoEnded),
    },
    { label: t.quote, icon: IconFileInvoice, onClick: () => void navigate(renewalPath(license.id)) },
    {
      label: isEditing ? t.stopEditing : t.edit,
      icon: isEditing ? IconPencilOff : IconPencil,
      onClick: onEdit,
      ...unless(license.estado_id !== 4, t.notNow),
    },
    license.puede_reactivar
      ? {
          label: license.suspendida === null ? t.startNow : t.reactivate,
          icon: IconPlayerPlay,
          onClick: reactivate,
        }
      : {
          label: t.suspend,
          icon: IconPlayerPause,
          onClick: () => setOpen('suspend'),
          ...unless(license.puede_suspender, t.notNow),
        },
    {
      label: t.download,
      icon: IconFileDownload,
      onClick: () => setOpen('file'),
      ...unless(isLive && !license.emitida_antes, license.emitida_antes ? t.renewFirst : t.notNow),
    },
    {
      label: t.check,
      icon: IconShieldCheck,
      onClick: () => void window.open(`/validate/license/${license.codigo}`, '_blank', 'noopener'),
    },
    {
      label: t.remove,
      icon: IconTrash,
      isDanger: true,
      onClick: remove,
      ...unless(license.puede_eliminar, t.needsHierarchy),
    },
  ]
  return (
    <>
      <RecordMenu actions={actions} />
      {open === 'renew' && <RenewDialog license={license} onClose={close} />}
      {open === 'suspend' && <SuspendDialog license={license} onClose={close} />}
      {open === 'file' && <FileDialog license={license} onClose={close} />}
    </>
  )
}

/** The writes that need no form. */
function useWrites({ id, titular, version }: LicenseDetail['licencia']) {
  const t = useTexts(texts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { send: reactivating } = useSend(licenseCalls.reactivate)
  const { send: undoing } = useSend(licenseCalls.undoRenewal)
  const { send: removing } = useSend(licenseCalls.remove)
  const { send: restoring } = useSend(licenseCalls.restore)
  const of = { params: { id }, body: { version } }
  return {
    reactivate: () => void reactivating(of),
    restore: () => void restoring({ params: { id } }),
    async undo() {
      if (await confirm({ title: t.undoTitle, text: t.undoText, action: t.undoRenewal })) await undoing(of)
    },
    async remove() {
      const question = { title: t.removeTitle(titular), text: t.removeText, action: t.remove, isDanger: true }
      if (!(await confirm(question))) return
      const { ok } = await removing({ params: { id } })
      if (ok) void navigate('..')
    },
  }
}

interface RenewDialogProps {
  license: LicenseDetail['licencia']
  onClose: () => void
}

/** Asks for the type of the new period. */
function RenewDialog({ license, onClose }: RenewDialogProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { tipos_licencia } = useLicenseChoices()
  const types = tipos_licencia.filter(({ id }) => id !== LicenseType.demo)
  const isKnown = types.some(({ id }) => id === license.tipo_licencia_id)
  const form = useWireForm({
    call: licenseCalls.renew,
    params: { id: license.id },
    initial: { tipo_licencia_id: isKnown ? license.tipo_licencia_id : '', version: license.version },
    onDone: onClose,
  })
  return (
    <Dialog title={t.renewTitle(license.titular)} size={440} onClose={onClose}>
      <WireForm form={form} label={t.renew}>
        <p>{t.renewText}</p>
        <SelectField
          {...form.field('tipo_licencia_id')}
          label={t.renewType}
          choices={typeChoices(types, language)}
          allowDeselect={false}
          required
        />
        <FormActions form={form} label={t.renew} />
      </WireForm>
    </Dialog>
  )
}

/** Asks why a license is suspended. */
function SuspendDialog({ license, onClose }: RenewDialogProps) {
  const t = useTexts(texts)
  const form = useWireForm({
    call: licenseCalls.suspend,
    params: { id: license.id },
    initial: { motivo: '', version: license.version },
    onDone: onClose,
  })
  return (
    <Dialog title={t.suspendTitle(license.titular)} size={440} onClose={onClose}>
      <WireForm form={form} label={t.suspend}>
        <Textarea
          {...form.field('motivo')}
          label={t.reason}
          autosize
          minRows={2}
          maxLength={300}
          required
          data-autofocus
        />
        <FormActions form={form} label={t.suspend} />
      </WireForm>
    </Dialog>
  )
}
