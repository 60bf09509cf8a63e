import { contactCalls } from '@portal/contract/contacts/calls'
import { IconArrowsExchange, IconBellMinus, IconMailPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { useWriteBroadcast } from '#features/broadcasts/write-to-contacts.tsx'
import { texts } from './texts.ts'
import { TransferDialog } from './transfer-dialog.tsx'
import { useContactChoices } from './use-contact-choices.ts'

/** What concerns many contacts: a letter to those of the list's query, after how long one is silent, and a portfolio that goes to another person. */
export function ListActions({ query }: { query: Readonly<Record<string, unknown>> }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const { puede_asignar, dias_silencio } = useContactChoices()
  const [open, setOpen] = useState<'silence' | 'transfer' | null>(null)
  const write = useWriteBroadcast()
  const navigate = useNavigate()
  const close = () => setOpen(null)
  return (
    <>
      <RecordMenu
        actions={[
          ...(write
            ? [{ label: t.writeBroadcast, icon: IconMailPlus, onClick: () => void navigate(write({ filtros: query })) }]
            : []),
          { label: t.silentFor(number(dias_silencio)), icon: IconBellMinus, onClick: () => setOpen('silence') },
          {
            label: t.transfer,
            icon: IconArrowsExchange,
            onClick: () => setOpen('transfer'),
            ...(!puede_asignar && { why: t.needsHierarchy }),
          },
        ]}
      />
      {open === 'silence' && <SilenceDialog days={dias_silencio} onClose={close} />}
      {open === 'transfer' && <TransferDialog onClose={close} />}
    </>
  )
}

/** After how many days without an event the reader's contacts are silent. */
function SilenceDialog({ days, onClose }: { days: number; onClose: () => void }) {
  const t = useTexts(texts)
  const form = useWireForm({ call: contactCalls.setSilence, initial: { dias: days }, onDone: onClose })
  return (
    <Dialog title={t.silenceTitle} size={420} onClose={onClose}>
      <WireForm form={form} label={t.silenceTitle}>
        <NumberField {...form.field('dias')} kind={{ decimals: 0 }} label={t.silenceDays} required />
        <FormActions form={form} />
      </WireForm>
    </Dialog>
  )
}
