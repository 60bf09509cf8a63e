import { auctionCalls } from '@portal/contract/auctions/calls'
import type { AuctionInitDataSchema } from '@portal/contract/auctions/schemas'
import { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { clockIn, ownZone } from '#core/formats/zones.ts'
import { useTexts } from '#core/language/language.ts'
import { MomentField } from '#features/calendar/moment-field.tsx'
import type { StaffAuction } from '../rows.ts'
import { staffAuctionTexts } from './texts.ts'

type Machine = Of<typeof AuctionInitDataSchema>['clasificados'][number]

/** Puts a machine up for auction. */
export function NewAuctionForm({ machines, onDone }: { machines: readonly Machine[]; onDone: (id: number) => void }) {
  const t = useTexts(staffAuctionTexts)
  const form = useWireForm({
    call: auctionCalls.save,
    initial: { clasificado_id: '', inicia_en: '', termina_en: '', precio_inicial: '', precio_reserva: '' },
    body: (values) =>
      ({
        ...values,
        inicia_en: momentOf(String(values.inicia_en)),
        termina_en: momentOf(String(values.termina_en)),
      }) as never,
    onDone: ({ id }) => onDone(id),
  })
  const chosen = machines.find(({ id }) => String(id) === String(form.values.clasificado_id))
  const currency = chosen?.moneda ?? Currency.dollar
  const choices = machines.map(({ id, sku, marca }) => ({ value: id, label: `${marca} · ${sku}` }))
  if (machines.length === 0) return <p>{t.noMachines}</p>
  return (
    <WireForm form={form} label={t.newAuction}>
      <p>{t.planText}</p>
      <Fields>
        <Wide>
          <SelectField {...form.field('clasificado_id')} label={t.machine} choices={choices} required />
        </Wide>
        <Terms form={form} currency={currency} />
      </Fields>
      <FormActions form={form} />
    </WireForm>
  )
}

/** Changes the terms of one that comes. */
export function ChangeAuctionForm({ auction, onDone }: { auction: StaffAuction; onDone: () => void }) {
  const t = useTexts(staffAuctionTexts)
  const { id, version, precio_inicial, precio_reserva } = auction
  const form = useWireForm({
    call: auctionCalls.update,
    params: { id },
    initial: {
      inicia_en: typedMoment(auction.inicia_en),
      termina_en: typedMoment(auction.termina_en),
      precio_inicial,
      precio_reserva: precio_reserva ?? '',
      version,
    },
    body: (values) =>
      ({
        ...values,
        inicia_en: momentOf(String(values.inicia_en)),
        termina_en: momentOf(String(values.termina_en)),
      }) as never,
    onDone,
  })
  return (
    <WireForm
      form={form}
      label={t.edit}
      compare={[
        { name: 'precio_inicial', label: t.startPrice },
        { name: 'precio_reserva', label: t.reservePrice },
      ]}
    >
      <Fields>
        <Terms form={form} currency={auction.moneda} />
      </Fields>
      <FormActions form={form} />
    </WireForm>
  )
}

type Named = 'inicia_en' | 'termina_en' | 'precio_inicial' | 'precio_reserva'

function Terms({ form, currency }: { form: { field(name: Named): { name: string } }; currency: Currency }) {
  const t = useTexts(staffAuctionTexts)
  const hint = t.zoneHint(ownZone())
  return (
    <>
      <Wide>
        <MomentField {...form.field('inicia_en')} label={t.starts} timeLabel={t.time} hint={hint} hasTime />
      </Wide>
      <Wide>
        <MomentField {...form.field('termina_en')} label={t.ends} timeLabel={t.time} hasTime />
      </Wide>
      <MoneyField {...form.field('precio_inicial')} label={t.startPrice} currency={currency} required />
      <MoneyField
        {...form.field('precio_reserva')}
        label={t.reservePrice}
        description={t.reserveHint}
        currency={currency}
      />
    </>
  )
}

/** Returns a moment as its fields show it: day and time in the reader's own zone. */
const typedMoment = (moment: string): string => clockIn(moment, ownZone())

/** Returns the moment that a day and a time mean here; what cannot be read is left to the server, which refuses it. */
function momentOf(typed: string): string {
  const at = new Date(typed)
  return /T\d/.test(typed) && !Number.isNaN(at.getTime()) ? at.toISOString() : typed
}
