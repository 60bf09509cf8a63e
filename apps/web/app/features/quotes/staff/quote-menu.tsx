import { useClipboard } from '@mantine/hooks'
import { IconCopy, IconEye, IconFileOff, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { toastDone } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language.ts'
import { internalLook } from '../paths.ts'
import type { Quote } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'
import { AnnulDialog } from './reason-dialogs.tsx'

/** What else can be done with a quote: the client's link, its public check, and noting an annulment. */
export function QuoteMenu({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const clipboard = useClipboard()
  const [isAnnulling, setAnnulling] = useState(false)
  const { url_enlace: link, url_verificar: check } = quote
  const show = (path: string) => () => void open(path, '_blank', 'noopener')

  function copy(path: string) {
    clipboard.copy(new URL(path, location.origin).href)
    toastDone(t.linkCopied)
  }
  return (
    <>
      <RecordMenu
        actions={[
          // whoever has the link acts as the client
          ...(link === null
            ? []
            : [
                { label: t.copyLink, icon: IconCopy, onClick: () => copy(link) },
                { label: t.openLink, icon: IconEye, onClick: show(`${link}?${internalLook}=1`) },
              ]),
          { label: t.openCheck, icon: IconShieldCheck, onClick: show(check) },
          ...(quote.acciones.includes('anular')
            ? [{ label: t.annul, icon: IconFileOff, onClick: () => setAnnulling(true), isDanger: true }]
            : []),
        ]}
      />
      {isAnnulling && <AnnulDialog quote={quote} onClose={() => setAnnulling(false)} />}
    </>
  )
}
