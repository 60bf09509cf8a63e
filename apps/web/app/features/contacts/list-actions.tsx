import { IconArrowsExchange, IconBellMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { SilenceDialog } from './silence-dialog.tsx'
import { texts } from './texts.ts'
import { TransferDialog } from './transfer-dialog.tsx'
import { useContactChoices } from './use-contact-choices.ts'

/** What concerns many contacts: after how long one is silent, and a portfolio that goes to another person. */
export function ListActions() {
  const t = useTexts(texts)
  const { number } = useFormats()
  const { puede_asignar, dias_silencio } = useContactChoices()
  const [open, setOpen] = useState<'silence' | 'transfer' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <RecordMenu
        actions={[
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
