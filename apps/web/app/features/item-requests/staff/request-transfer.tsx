import { Alert, Button, Textarea } from '@mantine/core'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { bankTransferCalls } from '@portal/contract/item-requests/transfer-calls'
import { writtenReference } from '@portal/contract/payments/references'
import { IconFileDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { saveFile } from '#core/api/save-file.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { thisQuarter, useDayInHouse } from '#features/marketplace/calendar/today.ts'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import classes from './status-form.module.css'

/** What the client of an open reservation was shown to transfer, and the proof that they sent. */
export function RequestTransfer({
  request: { id, transferencia },
}: {
  request: Pick<Request, 'id' | 'transferencia'>
}) {
  const t = useTexts(requestTexts)
  const { dateTime } = useFormats()
  if (!transferencia) return null
  const { referencia, aceptada_en: accepted, cuenta, comprobante_url: url, comprobante_en: sent } = transferencia
  return (
    <PanelSection title={t.transfer}>
      <FactGrid
        facts={[
          { label: t.transferReference, value: referencia && writtenReference(referencia), isCode: true },
          { label: t.termsAccepted, value: accepted ? dateTime(accepted) : t.notYet },
          { label: t.account, value: `${cuenta.banco} · ${cuenta.numero}` },
          { label: t.proof, value: sent ? dateTime(sent) : null },
        ]}
      />
      {url && <ProofButton id={id} />}
    </PanelSection>
  )
}

/** An address is valid for 60 s, so a press loads a new one. */
function ProofButton({ id }: { id: number }) {
  const t = useTexts(requestTexts)
  const [isSaving, setSaving] = useState(false)
  async function save() {
    setSaving(true)
    const reply = await browserApi.call(requestCalls.get, { params: { solicitud_clasificado_id: id } })
    const url = reply.ok && reply.datos.transferencia?.comprobante_url
    if (!url || !(await saveFile(url, () => {}))) toastError(t.downloadFailed)
    setSaving(false)
  }
  return (
    <Button
      variant="default"
      mt="sm"
      leftSection={<IconFileDownload size={18} stroke={1.5} />}
      loading={isSaving}
      onClick={() => void save()}
    >
      {t.downloadProof}
    </Button>
  )
}

interface FormProps {
  request: Request
  label: string
  onDone: () => void
  /** Called when someone else changed the request since it was loaded. */
  onStale: () => void
}

/** What staff read in the books of the bank; it pays the reservation (rule payments/transfer). */
export function TransferForm({ request, label, onDone, onStale }: FormProps) {
  const t = useTexts(requestTexts)
  const today = useDayInHouse(thisQuarter())
  const { revalidate } = useRevalidator()
  const form = useWireForm({
    call: bankTransferCalls.confirm,
    initial: {
      solicitud_clasificado_id: request.id,
      monto_recibido: request.monto_reserva ?? '',
      moneda: request.moneda === 'UF' ? '' : request.moneda,
      fecha_banco: today,
      operacion: '',
      nota: '',
      version: request.version,
    },
    api: staleApi(() => {
      onStale()
      void revalidate()
    }),
    // the version shown now, not the one shown when the dialog opened
    body: (values) => ({ ...values, version: request.version }) as never,
    onDone,
  })
  const asked = moneyText(request.monto_reserva ?? 0, request.moneda)
  return (
    <WireForm form={form} label={label}>
      <p className={classes.about}>{t.confirmTransferText}</p>
      <MoneyField
        {...form.field('monto_recibido')}
        label={t.amountReceived}
        currency={request.moneda}
        description={t.amountAsked(asked)}
        required
        data-autofocus
      />
      <DateField {...form.field('fecha_banco')} label={t.bankDate} required />
      <TextField
        {...form.field('operacion')}
        label={t.operation}
        description={t.operationHint}
        maxLength={60}
        required
      />
      <Textarea {...form.field('nota')} label={t.note} autosize minRows={2} maxRows={6} maxLength={500} />
      {form.refusal && (
        <Alert variant="light" color="red" role="note">
          {form.refusal}
        </Alert>
      )}
      <FormActions form={form} label={label} />
    </WireForm>
  )
}
