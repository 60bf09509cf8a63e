import { Alert, Button } from '@mantine/core'
import { permitCalls } from '@portal/contract/permits/calls'
import { PermitState, PermitStatus, permitLimits } from '@portal/contract/permits/constants'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { ReasonDialog } from '#core/dashboard/form/reason-dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './permits.module.css'
import type { Permit } from './rows.ts'
import { permitTexts } from './texts.ts'

/** What staff may decide about a permit; nothing for other readers and once it is decided. */
export function PermitDecision({ permit }: { permit: Permit }) {
  const t = useTexts(permitTexts)
  const [isRefusing, setRefusing] = useState(false)
  const { approve, isSending } = useApproval(permit)
  const may = (status: PermitStatus) => permit.transiciones_permitidas.some(({ estado }) => estado === status)
  if (!may(PermitStatus.approved) && !may(PermitStatus.refused)) return null
  return (
    <Alert variant="light" color="amber" role="note" title={t.toDecide}>
      <p>{t.toDecideText}</p>
      <div className={classes.steps}>
        <Button loading={isSending} onClick={() => void approve()}>
          {t.approve}
        </Button>
        <Button variant="default" onClick={() => setRefusing(true)}>
          {t.refuse}
        </Button>
      </div>
      {isRefusing && <RefuseDialog permit={permit} onClose={() => setRefusing(false)} />}
    </Alert>
  )
}

const counts: readonly PermitState[] = [PermitState.valid, PermitState.expiring]

function useApproval({ id, version, numero, empresa_nombre: company, vence_el: end, anteriores: others }: Permit) {
  const t = useTexts(permitTexts)
  const confirm = useConfirm()
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSend(permitCalls.approve, { api: staleApi(() => void revalidate()) })
  const current = others.find(({ estado }) => counts.includes(estado))
  const text = [t.approveText(numero, company, date(end)), current ? t.replaces(date(current.vence_el)) : '']
  async function approve() {
    const question = { title: t.approveTitle, text: text.filter(Boolean).join('\n'), action: t.approve }
    if (await confirm(question)) await send({ params: { id }, body: { version } })
  }
  return { approve, isSending }
}

function RefuseDialog({ permit, onClose }: { permit: Permit; onClose: () => void }) {
  const t = useTexts(permitTexts)
  const { revalidate } = useRevalidator()
  const [version] = useState(permit.version) // as shown first; the permit may be reloaded
  const form = useWireForm({
    call: permitCalls.refuse,
    params: { id: permit.id },
    initial: { motivo: '', version },
    api: staleApi(() => void revalidate()),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={t.refuseTitle}
      text={<p className={classes.quiet}>{t.refuseText}</p>}
      label={t.reason}
      maxLength={permitLimits.reasonLength}
      action={t.refuse}
      onClose={onClose}
    />
  )
}
