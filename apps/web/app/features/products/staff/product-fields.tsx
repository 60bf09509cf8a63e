import { Currency } from '@portal/contract/core/currencies'
import { nameIn } from '@portal/contract/core/names'
import { ProductStatus } from '@portal/contract/products/constants'
import type { ReactNode } from 'react'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { PictureField } from '#core/dashboard/form/picture-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { productTexts } from './product-texts.ts'
import type { ProductChoices, ProductForm, ProductValues } from './product-values.ts'

interface Props {
  form: {
    values: object
    field(name: keyof ProductForm): { error?: ReactNode }
    set(values: object): void
  }
  choices: ProductChoices
  /** Address of the stored picture. */
  picture: string | null
  /** Whether the product has a public page: its facts make the brochure. */
  hasPage: boolean
}

const dollar = Currency.dollar

/** The fields of a product, the same for a new and an edited one. */
export function ProductFields({ form, choices, picture, hasPage }: Props) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const { percent } = useFormats()
  const values = form.values as ProductValues
  const named = (rows: ProductChoices['categorias']) =>
    rows.map((row) => ({ value: row.id, label: nameIn(row, 'nombre', language) }))
  const field = (name: keyof ProductForm) => {
    const props = form.field(name)
    return props.error && values[name] === '' ? { ...props, error: t.required } : props
  }
  const { precio_sugerido: price, costo: cost } = values
  const margin = typeof price === 'number' && typeof cost === 'number' && price > 0 ? (price - cost) / price : -1
  const select = { placeholder: t.choose, allowDeselect: false, required: true }
  const brochureHint = hasPage ? t.brochureHint : t.brochureHintPlain
  return (
    <>
      <Fields legend={t.identity}>
        <Wide>
          <TextField {...field('nombre')} label={t.name} maxLength={80} required autoComplete="off" />
        </Wide>
        {!hasPage && (
          <>
            <TextField
              {...form.field('nombre_en')}
              label={t.englishName}
              description={t.otherNameHint}
              maxLength={80}
              autoComplete="off"
            />
            <TextField
              {...form.field('nombre_pt')}
              label={t.portugueseName}
              description={t.otherNameHint}
              maxLength={80}
              autoComplete="off"
            />
          </>
        )}
        <SelectField {...field('categoria_id')} label={t.category} choices={named(choices.categorias)} {...select} />
        <SelectField
          {...field('servicio_id')}
          label={t.service}
          description={t.serviceHint}
          placeholder={t.noService}
          choices={named(choices.servicios)}
          clearable
        />
        <SelectField {...field('unidad_id')} label={t.unit} choices={named(choices.unidades)} {...select} />
        <SelectField
          {...field('unidad_medida_id')}
          label={t.unitOfMeasure}
          choices={named(choices.unidades_medida)}
          {...select}
        />
        <TextField
          {...form.field('codigo')}
          label={t.code}
          description={t.codeHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={40}
          autoComplete="off"
        />
        <SelectField
          {...field('estado_id')}
          label={t.status}
          description={values.estado_id === ProductStatus.inactive && t.statusHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          choices={named(choices.estados)}
          {...select}
        />
      </Fields>
      <Fields legend={t.prices}>
        <MoneyField {...field('precio_sugerido')} label={t.suggestedPrice} currency={dollar} required />
        <MoneyField
          {...field('costo')}
          label={t.cost}
          currency={dollar}
          description={margin >= 0 ? t.marginOf(percent(margin)) : t.costHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
        />
        <MoneyField
          {...field('costo_cable_metro')}
          label={t.cableCost}
          currency={dollar}
          description={t.cableCostHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </Fields>
      <Fields legend={t.page}>
        <Wide>
          <PictureField stored={picture} chosen={values.imagen} onChoose={(imagen) => form.set({ imagen })} />
        </Wide>
        <Wide>
          <TextField
            {...field('folleto_url')}
            label={t.spanishBrochure}
            description={brochureHint}
            type="url"
            maxLength={500}
            placeholder="https://"
          />
        </Wide>
        <Wide>
          <TextField
            {...field('folleto_url_en')}
            label={t.englishBrochure}
            description={brochureHint}
            type="url"
            maxLength={500}
            placeholder="https://"
          />
        </Wide>
      </Fields>
    </>
  )
}
