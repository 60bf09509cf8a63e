import { Currency } from '@portal/contract/core/currencies'
import { nameIn } from '@portal/contract/core/names'
import { staffProductCalls } from '@portal/contract/products/staff/calls'
import { useOutletContext } from 'react-router'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { useFarPrices } from '#core/dashboard/form/use-far-prices.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { pictureOf } from './picture-of.ts'
import { ProductFields } from './product-fields.tsx'
import { productTexts } from './product-texts.ts'
import { choicesFor, type ProductChoices, productValuesOf, type StaffProduct } from './product-values.ts'
import { useProductChoices } from './use-product-choices.ts'

/** The stored data of a product. */
export default function ProductData() {
  const product = useOutletContext<StaffProduct>()
  return <ProductEditForm key={product.id} product={product} />
}

/** Edits a product; a saved change appears on its public page immediately. */
function ProductEditForm({ product }: { product: StaffProduct }) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const farPrices = useFarPrices()
  const choices = choicesFor(useProductChoices(), product)
  const form = useWireForm({
    call: staffProductCalls.update,
    params: { id: product.id },
    initial: productValuesOf(product),
    body: formDataOf,
    theirsOf: (theirs) => productValuesOf(theirs as StaffProduct),
    onDone: () => (form.set as (values: object) => void)({ imagen: null }),
  })
  const named = (rows: ProductChoices['categorias']) => (id: unknown) => {
    const row = rows.find((one) => one.id === id)
    return row ? nameIn(row, 'nombre', language) : ''
  }
  const money = (amount: unknown) => (typeof amount === 'number' ? moneyText(amount) : String(amount))
  const compare = [
    { name: 'codigo', label: t.code },
    { name: 'nombre', label: t.name },
    { name: 'nombre_en', label: t.englishName },
    { name: 'nombre_pt', label: t.portugueseName },
    { name: 'categoria_id', label: t.category, text: named(choices.categorias) },
    { name: 'unidad_id', label: t.unit, text: named(choices.unidades) },
    { name: 'unidad_medida_id', label: t.unitOfMeasure, text: named(choices.unidades_medida) },
    { name: 'servicio_id', label: t.service, text: named(choices.servicios) },
    { name: 'precio_sugerido', label: t.suggestedPrice, text: money },
    { name: 'costo', label: t.cost, text: money },
    { name: 'costo_cable_metro', label: t.cableCost, text: money },
    { name: 'folleto_url', label: t.spanishBrochure },
    { name: 'folleto_url_en', label: t.englishBrochure },
    { name: 'estado_id', label: t.status, text: named(choices.estados) },
  ]
  const prices = [
    ['precio_sugerido', t.suggestedPrice],
    ['costo', t.cost],
    ['costo_cable_metro', t.cableCost],
  ] as const
  const submit = async () => {
    const changed = prices.filter(([name]) => form.values[name] !== product[name])
    const toKeep = changed.map(([name, label]) => ({
      of: name,
      name: label,
      price: form.values[name],
      usual: product[name],
      isList: false,
      currency: Currency.dollar,
    }))
    if (await farPrices(toKeep)) await form.submit()
  }
  return (
    <WireForm form={{ ...form, submit }} label={product.nombre} compare={compare}>
      <ProductFields form={form} choices={choices} picture={pictureOf(product)} hasPage={product.slug !== null} />
      <FormActions form={form} />
    </WireForm>
  )
}
