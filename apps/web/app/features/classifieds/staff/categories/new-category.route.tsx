import { categoryCalls } from '@portal/contract/classifieds/categories/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { PictureField } from '#core/dashboard/form/picture-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language.ts'
import { categoryTexts } from './category-texts.ts'
import type { NewValues } from './category-values.ts'

export { PanelError as ErrorBoundary }

/** A new category beside the list. */
export default function NewCategoryPanel() {
  const t = useTexts(categoryTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const initial: NewValues = { nombre: '', nombre_en: '', archivo: null }
  const form = useWireForm({
    call: categoryCalls.save,
    initial,
    body: formDataOf,
    onDone: () => void navigate({ pathname: '..', search }, { preventScrollReset: true }),
  })
  const { archivo: file } = form.values as NewValues
  const choose = (values: Partial<NewValues>) => form.set(values)
  return (
    <SidePanel title={t.newCategory}>
      <WireForm form={form} label={t.newCategory}>
        <Fields>
          <Wide>
            <TextField {...form.field('nombre')} label={t.spanish} maxLength={80} required autoComplete="off" />
          </Wide>
          <Wide>
            <TextField {...form.field('nombre_en')} label={t.english} maxLength={80} required autoComplete="off" />
          </Wide>
          <Wide>
            <PictureField stored={null} chosen={file} onChoose={(archivo) => choose({ archivo })} />
          </Wide>
        </Fields>
        <FormActions form={form} label={t.create} />
      </WireForm>
    </SidePanel>
  )
}
