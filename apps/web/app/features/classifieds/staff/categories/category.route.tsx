import { categoryCalls } from '@portal/contract/classifieds/categories/calls'
import { type CategoryStatus, categoryStatusNames } from '@portal/contract/classifieds/categories/constants'
import { useRouteLoaderData } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { PictureField } from '#core/dashboard/form/picture-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useListed } from '#core/dashboard/list/use-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useLanguage, useTexts } from '#core/language.ts'
import type { Route } from './+types/category.route'
import type { Category } from './categories.route.tsx'
import { CategoryActions } from './category-actions.tsx'
import { CategoryStatusDot } from './category-status.tsx'
import { categoryTexts } from './category-texts.ts'
import type { UpdateValues } from './category-values.ts'

export { PanelError as ErrorBoundary }

/** A category beside the list. */
export default function CategoryPanel({ params }: Route.ComponentProps) {
  const t = useTexts(categoryTexts)
  const list = useRouteLoaderData<{ categorias_clasificado: Category[] }>('classified-categories')
  const category = useListed(list?.categorias_clasificado, params.categoriaId)
  return (
    <SidePanel
      title={category.nombre}
      status={
        <SummaryLine>
          <CategoryStatusDot status={category.estado_id} />
          {t.countListings(category.clasificados)}
        </SummaryLine>
      }
      actions={<CategoryActions category={category} />}
    >
      <CategoryForm key={category.id} category={category} />
    </SidePanel>
  )
}

const valuesOf = ({ id, nombre, nombre_en, estado_id, version }: Category): UpdateValues => ({
  id,
  nombre,
  nombre_en,
  estado_id: estado_id as CategoryStatus,
  version,
  archivo: null,
})

function CategoryForm({ category }: { category: Category }) {
  const t = useTexts(categoryTexts)
  const language = useLanguage()
  const form = useWireForm({
    call: categoryCalls.update,
    initial: valuesOf(category),
    body: formDataOf,
    theirsOf: (theirs) => valuesOf(theirs as Category),
    onDone: () => choose({ archivo: null }),
  })
  const { archivo: file } = form.values as UpdateValues
  const choose = (values: Partial<UpdateValues>) => form.set(values)
  const compare = [
    { name: 'nombre', label: t.spanish },
    { name: 'nombre_en', label: t.english },
    {
      name: 'estado_id',
      label: t.status,
      text: (id: unknown) => categoryStatusNames[id as CategoryStatus]?.[language] ?? '',
    },
  ]
  return (
    <WireForm form={form} label={category.nombre} compare={compare}>
      <Fields>
        <Wide>
          <TextField {...form.field('nombre')} label={t.spanish} maxLength={80} required autoComplete="off" />
        </Wide>
        <Wide>
          <TextField {...form.field('nombre_en')} label={t.english} maxLength={80} required autoComplete="off" />
        </Wide>
        <Wide>
          <SelectField
            {...form.field('estado_id')}
            label={t.status}
            description={t.statusHint}
            choices={choicesOf(categoryStatusNames, language)}
            allowDeselect={false}
            required
          />
        </Wide>
        <Wide>
          <PictureField stored={category.imagen_url} chosen={file} onChoose={(archivo) => choose({ archivo })} />
        </Wide>
      </Fields>
      <FormActions form={form} />
    </WireForm>
  )
}
