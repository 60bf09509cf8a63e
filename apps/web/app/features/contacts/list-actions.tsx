import { IconArrowsExchange, IconBellMinus, IconMailPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { useWriteBroadcast } from '#features/broadcasts/write-to-contacts.tsx'
import { SilenceDialog } from './silence-dialog.tsx'
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
