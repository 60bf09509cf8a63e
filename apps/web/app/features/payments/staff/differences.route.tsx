import { Button, Textarea } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { paymentCalls } from '@portal/contract/payments/calls'
import type { DifferenceSchema } from '@portal/contract/payments/schemas'
import { DifferenceKind, differenceKindNames } from '@portal/contract/payments/states'
import { useState } from 'react'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/differences.route'
import { RefundDialog } from './refund-dialog.tsx'
import { staffPaymentTexts } from './texts.ts'

export const handle = { module: Module.manageMachines } satisfies ScreenHandle

type Difference = Of<typeof DifferenceSchema>

const spec = listSpec({ orders: ['creado_en'], startOrder: '-creado_en', filters: { abiertas: ['no'] } })

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { abiertas, ...asked } = listParams(url, spec)
  const params = { ...asked, abiertas: abiertas === 'no' ? ('no' as const) : ('si' as const) }
  return context.get(apiContext).load(paymentCalls.differences, { params })
}

/**
 * What a person has to look at: refunds to transfer, and payments that differ from the provider's books
 * (rule payments/differences).
 */
export default function DifferencesPage({ loaderData: { diferencias, total } }: Route.ComponentProps) {
  const t = useTexts(staffPaymentTexts)
  const list = useList(spec)
  const [chosen, setChosen] = useState<Difference | null>(null)
  const columns = useColumns(setChosen)
  useChanges('diferencias', 'solicitudes')
  const filters = [{ name: 'abiertas', label: t.state, choices: [{ value: 'no', label: t.closed }] }]
  const close = () => setChosen(null)
  return (
    <ListPage>
      <PageHeader title={t.differences} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.differences}
        columns={columns}
        rows={diferencias}
        rowKey={({ id }) => id}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={diferencias.length} total={total} />
      {chosen &&
        (isToTransfer(chosen) ? (
          <TransferDialog of={chosen} onClose={close} />
        ) : (
          <CloseDialog id={chosen.id} onClose={close} />
        ))}
    </ListPage>
  )
}

/** Whether the client waits for a transfer: recording it closes the difference. */
const isToTransfer = ({ tipo, debido, pago_id }: Difference): boolean =>
  tipo === DifferenceKind.refundByHand && pago_id !== null && (debido ?? 0) > 0

function TransferDialog({
  of: { pago_id, buy_order, moneda, neto, debido },
  onClose,
}: {
  of: Difference
  onClose: () => void
}) {
  if (pago_id === null || moneda === null) return null
  const payment = { id: pago_id, buy_order, moneda, monto: neto ?? 0, saldo: neto }
  return <RefundDialog payment={payment} owed={debido ?? 0} onClose={onClose} />
}

function useColumns(choose: (difference: Difference) => void): TableProps<Difference>['columns'] {
  const t = useTexts(staffPaymentTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const sum = (amount: number | null, { moneda }: Difference) =>
    amount === null || moneda === null ? '—' : moneyText(amount, moneda)
  return [
    {
      id: 'kind',
      label: t.kind,
      cell: ({ tipo }) => textIn(differenceKindNames[tipo as DifferenceKind], language),
    },
    {
      id: 'order',
      label: t.order,
      kind: 'code',
      cell: ({ buy_order, solicitud_id }) =>
        solicitud_id === null ? (
          buy_order
        ) : (
          <Link to={`/dashboard/clasificados/clasificados-solicitudes/historial/${solicitud_id}`}>{buy_order}</Link>
        ),
    },
    { id: 'received', label: t.received, kind: 'number', priority: 3, cell: (row) => sum(row.recibido, row) },
    { id: 'returned', label: t.returned, kind: 'number', priority: 3, cell: (row) => sum(row.devuelto, row) },
    { id: 'owed', label: t.owed, kind: 'number', cell: (row) => sum(row.debido, row) },
    { id: 'net', label: t.net, kind: 'number', priority: 3, cell: (row) => sum(row.neto, row) },
    {
      id: 'found',
      label: t.found,
      sort: 'creado_en',
      kind: 'date',
      priority: 2,
      cell: (row) => dateTime(row.creado_en),
    },
    {
      id: 'todo',
      label: t.toDo,
      cell: (row) =>
        row.cerrado_en === null ? (
          <Button variant="default" size="xs" onClick={() => choose(row)}>
            {isToTransfer(row) ? t.recordTransfer : t.close}
          </Button>
        ) : (
          <>
            {t.closedBy(row.cerrado_por_nombre ?? '—', dateTime(row.cerrado_en))}: {row.comentario}
          </>
        ),
    },
  ]
}

interface Props {
  /** Of the difference. */
  id: number
  onClose: () => void
}

/** Closes a difference with what a person found. */
function CloseDialog({ id, onClose }: Props) {
  const t = useTexts(staffPaymentTexts)
  const form = useWireForm({
    call: paymentCalls.closeDifference,
    params: { id },
    initial: { comentario: '' },
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={t.closeTitle} size={480}>
      <WireForm form={form} label={t.closeTitle}>
        <Textarea
          {...form.field('comentario')}
          label={t.finding}
          description={t.findingHint}
          required
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
        />
        <FormActions form={form} label={t.close} />
      </WireForm>
    </Dialog>
  )
}
