import { Button } from '@mantine/core'
import { productPageCalls } from '@portal/contract/products/pages/calls'
import { pageLimits } from '@portal/contract/products/pages/words'
import { newKey } from '#core/api/api.browser.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { FileDrop } from '#core/dashboard/form/file-drop.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './page.module.css'
import { pageTexts } from './page-texts.ts'
import type { StaffPage } from './page-values.ts'

/** The 3-D model of a product: uploaded, replaced or removed at once. */
export function PageModel({ page: { id, modelo_url: model } }: { page: StaffPage }) {
  const t = useTexts(pageTexts)
  const confirm = useConfirm()
  const { send: save, isSending } = useSend(productPageCalls.saveModel)
  const { send: remove, isSending: isRemoving } = useSend(productPageCalls.removeModel)
  const upload = async (file: File) => {
    const body = new FormData()
    body.append('modelo', file)
    await save({ params: { id }, body: body as never, key: newKey() })
  }
  const ask = async () => {
    if (await confirm({ title: t.removeModelTitle, text: t.removeModelText, action: t.remove, isDanger: true }))
      await remove({ params: { id } })
  }
  return (
    <PanelSection title={t.model}>
      <p className={classes.hint}>{t.modelText}</p>
      <FileDrop
        action={model ? t.changeModel : t.chooseModel}
        label={t.model}
        hint={t.dropModel}
        maxBytes={pageLimits.modelBytes}
        isDisabled={isSending}
        onDrop={([file]) => file && void upload(file)}
        shown={model && <p className={classes.hint}>{t.hasModel}</p>}
      >
        {model && (
          <Button variant="subtle" color="gray" size="xs" loading={isRemoving} onClick={() => void ask()}>
            {t.removeModel}
          </Button>
        )}
      </FileDrop>
    </PanelSection>
  )
}
