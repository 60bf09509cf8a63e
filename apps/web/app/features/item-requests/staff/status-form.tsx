import { Alert, Button, Switch, Textarea } from '@mantine/core'
import type { In } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { propertyRequestCalls } from '@portal/contract/item-requests/properties/calls'
import type { StatusChangeSchema } from '@portal/contract/item-requests/schemas'
import { RefundDecision, refundDecisionNames } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { TransitionField } from '@portal/contract/marketplace/transitions'
import { useRevalidator } from 'react-router'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { type Loose, useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Request, Transition } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import classes from './status-form.module.css'

type Values = Loose<In<typeof StatusChangeSchema>>

interface Props {
  request: Request
  transition: Transition
  label: string
  onDone: () => void
  /** Called when someone else changed the request since it was loaded. */
  onStale: () => void
}

/** The form of one state change, with only the fields that the server needs. */
export function StatusForm({ request, transition, label, onDone, onStale }: Props) {
  const t = useTexts(requestTexts)
  const form = useStatusForm(request, transition, onDone, onStale)
  const isManual = transition.estado_id === RequestStatus.reserved
  const needs = (field: TransitionField) => transition.requiere.includes(field)
  const about = t.stepTexts[transition.estado_id]
  return (
    <WireForm form={form} label={label}>
      {about && <p className={classes.about}>{about}</p>}
      {needs('monto_reserva') && <ReservationField request={request} form={form} />}
      {needs('monto_venta') && (
        <MoneyField
          {...form.field('monto_venta')}
          label={request.es_arriendo ? t.agreedAmount : t.saleAmount}
          currency={request.moneda}
          description={request.monto_reserva !== null && t.atLeast(moneyText(request.monto_reserva, request.moneda))}
          required
        />
      )}
      {needs('decision_reembolso') && <DecisionField form={form} />}
      <Textarea
        {...form.field('comentario')}
        label={isManual ? t.paymentReference : t.comment}
        required={needs('comentario')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        data-autofocus
      />
      <Switch
        checked={form.values.es_visible === true}
        onChange={({ currentTarget }) => form.set({ es_visible: currentTarget.checked })}
        label={t.isVisible}
        description={t.isVisibleHint}
      />
      {form.refusal && (
        <Alert variant="light" color="red" role="note">
          {form.refusal}
        </Alert>
      )}
      <FormActions form={form} label={label} />
    </WireForm>
  )
}

type Form = ReturnType<typeof useStatusForm>

function useStatusForm(request: Request, { estado_id }: Transition, onDone: () => void, onStale: () => void) {
  const { revalidate } = useRevalidator()
  const initial: Values = {
    solicitud_clasificado_id: request.id,
    estado_id,
    comentario: '',
    monto_reserva: request.reserva?.sugerido ?? '',
    monto_venta: request.monto_venta ?? '',
    decision_reembolso: '',
    es_visible: false,
    version: request.version,
  }
  return useWireForm({
    call: request.propiedad_id === null ? requestCalls.changeStatus : propertyRequestCalls.changeStatus,
    initial,
    api: staleApi(() => {
      onStale()
      void revalidate()
    }),
    // the version shown now, not the one shown when the dialog opened
    body: (values) => ({ ...sentOf(values, estado_id), version: request.version }),
    onDone,
  })
}

/** Sends amounts only for the two states that set them; in other states they would change the agreed ones. */
function sentOf(values: Values, target: number): In<typeof StatusChangeSchema> {
  return {
    ...values,
    monto_reserva: target === RequestStatus.reservedPendingPayment ? values.monto_reserva : null,
    monto_venta: target === RequestStatus.sold ? values.monto_venta : null,
  } as In<typeof StatusChangeSchema>
}

function ReservationField({ request: { reserva: bounds }, form }: { request: Request; form: Form }) {
  const t = useTexts(requestTexts)
  if (!bounds) return null
  const text = (amount: number) => moneyText(amount, bounds.moneda)
  return (
    <div>
      <MoneyField
        {...form.field('monto_reserva')}
        label={t.reservationAmount}
        currency={bounds.moneda}
        description={t.betweenAmounts(text(bounds.minimo), text(bounds.maximo), text(bounds.sugerido))}
        required
      />
      {form.values.monto_reserva !== bounds.sugerido && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => form.set({ monto_reserva: bounds.sugerido })}>
          {t.takeUsual(text(bounds.sugerido))}
        </Button>
      )}
    </div>
  )
}

const decisions = [RefundDecision.whole, RefundDecision.lessFee] as const

function DecisionField({ form }: { form: Form }) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const chosen = form.values.decision_reembolso
  const hint = chosen === RefundDecision.whole ? t.wholeHint : t.feeHint
  return (
    <SelectField
      {...form.field('decision_reembolso')}
      label={t.decision}
      placeholder={t.chooseDecision}
      choices={decisions.map((value) => ({ value, label: textIn(refundDecisionNames[value], language) }))}
      description={chosen && hint}
      required
    />
  )
}
