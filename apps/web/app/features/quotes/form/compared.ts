import { quantityText } from '@portal/contract/quotes/quantity-text'
import type { ConflictField } from '#core/dashboard/form/conflict-dialog.tsx'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { QuoteChoices } from '../rows.ts'
import { formTexts } from './form-texts.ts'
import type { QuoteBody } from './quote-values.ts'

/** Returns the fields of a quote with their values as text, for conflicts. */
export function useCompared({ productos: products }: QuoteChoices): ConflictField[] {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const nameOf = (id: unknown) => products.find((product) => product.id === Number(id))?.nombre ?? `#${id}`
  const countText = (count: unknown) => (typeof count === 'number' ? quantityText(count, language) : String(count))
  const lineText = (line: QuoteBody['lineas'][number], place: number) =>
    [
      `${place + 1}. ${countText(line.cantidad)} × ${nameOf(line.producto_id)}`,
      line.precio_venta !== null && line.precio_venta !== undefined && `@ ${line.precio_venta}`,
      line.descuento !== 0 && `−${line.descuento}\u00a0%`,
    ]
      .filter(Boolean)
      .join(' ')
  return [
    { name: 'cliente_empresa', label: t.company },
    { name: 'cliente_nombre', label: t.name },
    { name: 'cliente_email', label: t.email },
    { name: 'cliente_telefono', label: t.phone },
    { name: 'pais_id', label: t.country, text: (id) => countryName(Number(id), language) },
    { name: 'referencia', label: t.reference },
    { name: 'moneda', label: t.currency },
    { name: 'vigencia', label: t.validUntil },
    { name: 'lineas', label: t.products, text: (lines) => (lines as QuoteBody['lineas']).map(lineText).join('\n') },
    {
      name: 'servicio',
      label: t.service,
      text: (service) =>
        Object.entries((service as QuoteBody['servicio']) ?? {})
          .map(([field, figure]) => `${t.serviceFields[field as keyof typeof t.serviceFields]} ${figure}`)
          .join('\n'),
    },
    { name: 'observaciones', label: t.remarks },
  ]
}
