import { ProductStatus, productStatusNames } from '@portal/contract/products/constants'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { PictureField } from '#core/dashboard/form/picture-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language.ts'
import { productCategoryTexts } from './category-texts.ts'
import type { CategoryForm, CategoryValues } from './category-values.ts'

interface Props {
  form: { values: object; field(name: keyof CategoryForm): object; set(values: object): void }
  picture: string | null
}

/** The fields of a product category, the same for a new one and for one that is changed (spec 1, 3). */
export function CategoryFields({ form: { values, field, set }, picture }: Props) {
  const t = useTexts(productCategoryTexts)
  const language = useLanguage()
  const { imagen: chosen } = values as CategoryValues
  return (
    <Fields>
      <Wide>
        <TextField {...field('nombre')} label={t.spanish} maxLength={80} required autoComplete="off" />
      </Wide>
      <Wide>
        <TextField {...field('nombre_en')} label={t.english} maxLength={80} required autoComplete="off" />
      </Wide>
      <Wide>
        <SelectField
          {...field('estado_id')}
          label={t.status}
          description={t.statusHint}
          choices={[ProductStatus.active, ProductStatus.inactive].map((value) => ({
            value,
            label: productStatusNames[value][language],
          }))}
          allowDeselect={false}
          required
        />
      </Wide>
      <Wide>
        <PictureField stored={picture} chosen={chosen} onChoose={(imagen) => set({ imagen })} />
      </Wide>
    </Fields>
  )
}
