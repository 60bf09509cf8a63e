import { useClipboard } from '@mantine/hooks'
import { withLanguage } from '@portal/contract/core/language'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { IconCopy, IconCopyPlus, IconEye, IconFileOff, IconShieldCheck, IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { toastDone } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import { useMakeTask } from '#features/tasks/make-task.tsx'
import { internalLook, quotePaths } from '../paths.ts'
import type { Quote } from '../rows.ts'
import { NewTemplateDialog } from '../templates/new-template-dialog.tsx'
import { templateTexts } from '../templates/template-texts.ts'
import { panelTexts } from './panel-texts.ts'
import { AnnulDialog } from './reason-dialogs.tsx'

/**
 * Other actions on a quote: the client's link, its public check, recording an annulment, and a task of the change that
 * the client asked for.
 */
export function QuoteMenu({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const clipboard = useClipboard()
  const tt = useTexts(templateTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isAnnulling, setAnnulling] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const { url_enlace: link, url_verificar: check, idioma: theirs } = quote
  const isChangeAsked = quote.estado === QuoteStatus.pending && quote.notas.some(({ tipo }) => tipo === 'cambio')
  const origin = { titulo: `${quote.codigo} · ${quote.cliente_empresa}`, texto: quote.codigo, direccion: pathname }
  const makeTask = useMakeTask(isChangeAsked ? origin : null)
  const show = (path: string) => () => void open(path, '_blank', 'noopener')

  function copy(path: string) {
    clipboard.copy(new URL(path, location.origin).href)
    toastDone(t.linkCopied)
  }
  return (
    <>
      <RecordMenu
        actions={[
          { label: tt.duplicate, icon: IconCopyPlus, onClick: () => void navigate(`${quotePaths.copy}/${quote.id}`) },
          ...makeTask,
          { label: tt.saveAs, icon: IconTemplate, onClick: () => setNaming(true) },
          // its holder can act as the client
          ...(link === null
            ? []
            : [
                { label: t.copyLink, icon: IconCopy, onClick: () => copy(withLanguage(link, theirs)) },
                { label: t.openLink, icon: IconEye, onClick: show(withLanguage(`${link}?${internalLook}=1`, theirs)) },
              ]),
          { label: t.openCheck, icon: IconShieldCheck, onClick: show(check) },
          ...(quote.acciones.includes('anular')
            ? [{ label: t.annul, icon: IconFileOff, onClick: () => setAnnulling(true), isDanger: true }]
            : []),
        ]}
      />
      {isNaming && <NewTemplateDialog quoteId={quote.id} onClose={() => setNaming(false)} />}
      {isAnnulling && <AnnulDialog quote={quote} onClose={() => setAnnulling(false)} />}
    </>
  )
}
