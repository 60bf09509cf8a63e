import { ActionIcon, Anchor, Switch } from '@mantine/core'
import { productionCalls } from '@portal/contract/production/calls'
import { productionLimits } from '@portal/contract/production/constants'
import { IconX } from '@tabler/icons-react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { FileDrop } from '#core/dashboard/form/file-drop.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useOpenFile } from '#core/dashboard/use-open-file.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './production.module.css'
import type { Order } from './rows.ts'
import { texts } from './texts.ts'

const accept = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

/** The documents of an order, and which of them its client sees. */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useTexts(texts)
  const attach = useSend(productionCalls.attach)
  function send(chosen: File[]) {
    const body = new FormData()
    body.append('pedido_id', String(order.id))
    for (const file of chosen) body.append('files', file)
    void attach.send({ body } as never)
  }
  return (
    <PanelSection title={t.documents}>
      {order.documentos.length === 0 && <p className={classes.quiet}>{t.noDocuments}</p>}
      <ul className={classes.lines}>
        {order.documentos.map((document) => (
          <DocumentRow key={document.id} document={document} canChange={order.puede_cambiar} />
        ))}
      </ul>
      {order.puede_cambiar && (
        <FileDrop
          action={t.attach}
          hint={t.documentsHint}
          accept={accept}
          maxBytes={productionLimits.fileBytes}
          isMany
          isDisabled={attach.isSending}
          onDrop={send}
        />
      )}
    </PanelSection>
  )
}

function DocumentRow({ document, canChange }: { document: Order['documentos'][number]; canChange: boolean }) {
  const t = useTexts(texts)
  const confirm = useConfirm()
  const { bytes } = useFormats()
  const show = useSend(productionCalls.showFile)
  const detach = useSend(productionCalls.detach)
  const open = useOpenFile(productionCalls.openFile)
  const { id, nombre: name, visible_cliente: isShown } = document

  async function remove() {
    const question = { title: t.detachTitle, text: t.detachText(name), action: t.remove, isDanger: true }
    if (await confirm(question)) await detach.send({ params: { id } })
  }
  return (
    <li className={classes.document}>
      <Anchor
        component="button"
        type="button"
        onClick={() => void open(id)}
        title={`${document.autor} · ${bytes(document.bytes)}`}
      >
        {name}
      </Anchor>
      {canChange ? (
        <>
          <Switch
            size="sm"
            label={isShown ? t.shownToClient : t.hidden}
            aria-label={t.showTo(name)}
            checked={isShown}
            disabled={show.isSending}
            onChange={() => void show.send({ params: { id }, body: { visible_cliente: !isShown } })}
          />
          <ActionIcon variant="subtle" color="gray" aria-label={t.detach(name)} onClick={() => void remove()}>
            <IconX size={14} />
          </ActionIcon>
        </>
      ) : (
        <span className={classes.quiet}>{isShown ? t.shownToClient : t.hidden}</span>
      )}
    </li>
  )
}
