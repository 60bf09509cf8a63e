import { ActionIcon, Button } from '@mantine/core'
import { productPageCalls } from '@portal/contract/products/pages/calls'
import { pageLimits } from '@portal/contract/products/pages/words'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { PictureField } from '#core/dashboard/form/picture-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './page.module.css'
import { pageTexts } from './page-texts.ts'
import type { StaffPage } from './page-values.ts'

/** The pictures of a page next to its main one, each added and taken away at once. */
export function PageViews({ page }: { page: StaffPage }) {
  const t = useTexts(pageTexts)
  const confirm = useConfirm()
  const [isAdding, setAdding] = useState(false)
  const { send, isSending } = useSend(productPageCalls.removeView)
  const remove = async ({ id, texto }: StaffPage['vistas'][number]) => {
    const question = { title: t.removePictureTitle, text: texto, action: t.remove, isDanger: true }
    if (await confirm(question)) await send({ params: { id: page.id, vista: id } })
  }
  return (
    <PanelSection title={t.pictures}>
      <p className={classes.hint}>{t.picturesText}</p>
      <ul className={classes.views}>
        {page.vistas.map((view) => (
          <li key={view.id}>
            <img src={view.url} alt={view.texto} width={240} height={160} loading="lazy" />
            <span>{view.texto}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t.removePicture(view.texto)}
              disabled={isSending}
              onClick={() => void remove(view)}
            >
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {page.vistas.length < pageLimits.views && (
        <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          {t.addPicture}
        </Button>
      )}
      {isAdding && (
        <Dialog title={t.addingTitle} size={560} onClose={() => setAdding(false)}>
          <ViewForm productId={page.id} onDone={() => setAdding(false)} />
        </Dialog>
      )}
    </PanelSection>
  )
}

/** Fields of a new picture, with its file. */
const emptyView = { imagen: null as File | null, texto: '', texto_en: '', texto_pt: '' }

function ViewForm({ productId, onDone }: { productId: number; onDone: () => void }) {
  const t = useTexts(pageTexts)
  const form = useWireForm({
    call: productPageCalls.addView,
    params: { id: productId },
    initial: emptyView,
    body: formDataOf,
    onDone,
  })
  const values = form.values as typeof emptyView
  const picture = (form.field as (name: string) => { error?: string })('imagen')
  return (
    <WireForm form={form} label={t.addingTitle}>
      <Fields>
        <Wide>
          <PictureField
            stored={null}
            chosen={values.imagen}
            error={picture.error}
            onChoose={(imagen) => (form.set as (values: object) => void)({ imagen })}
          />
        </Wide>
        <Wide>
          <TextField {...form.field('texto')} label={t.pictureText} maxLength={pageLimits.viewText} required />
        </Wide>
        <TextField {...form.field('texto_en')} label={t.pictureTextEn} maxLength={pageLimits.viewText} />
        <TextField {...form.field('texto_pt')} label={t.pictureTextPt} maxLength={pageLimits.viewText} />
      </Fields>
      <FormActions form={form} label={t.addPicture} />
    </WireForm>
  )
}
