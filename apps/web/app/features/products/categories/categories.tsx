import { Module } from '@portal/contract/access/constants'
import { ownLanguageNames, pageLanguages } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { productCategoryCalls } from '@portal/contract/products/categories/calls'
import { ProductStatus, productStatusNames } from '@portal/contract/products/constants'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { PicturedName } from '#core/dashboard/list/pictured-name.tsx'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'
import { ProductStatusDot } from '../staff/product-status.tsx'
import { productCategoryTexts } from './category-texts.ts'

type SiteText = 'etapa' | 'titular' | 'texto' | 'comparar'

/** A text of the public site as a field per language; the hint stands at the first. */
const inEachLanguage = (name: SiteText, label: (language: string) => string, max: number, hint?: string) =>
  pageLanguages.map((language, place) => ({
    name: (place === 0 ? name : `${name}_${language}`) as SiteText,
    label: label(ownLanguageNames[language]),
    max,
    lang: language,
    wide: true,
    ...(place === 0 && hint && { hint }),
  }))

export const productCategories = recordScreens({
  calls: productCategoryCalls,
  rows: 'categorias_producto',
  areas: ['categorias_producto', 'productos'],
  texts: productCategoryTexts,
  spec: listSpec({ orders: ['nombre', 'nombre_en', 'productos', 'estado_id'], filters: {} }),
  columns: ({ t, number }) => [
    {
      id: 'spanish',
      label: t.spanish,
      sort: 'nombre',
      cell: ({ nombre, imagen_url }) => <PicturedName name={nombre} picture={imagen_url} />,
    },
    { id: 'english', label: t.english, sort: 'nombre_en', cell: ({ nombre_en }) => nombre_en },
    {
      id: 'products',
      label: t.products,
      sort: 'productos',
      kind: 'number',
      cell: ({ id, nombre, productos: count }) => (
        <CountLink
          count={count}
          to={`/dashboard/sistema/productos?categoria_id=${id}`}
          module={Module.products}
          label={t.productsOf(number(count), nombre)}
        />
      ),
    },
    {
      id: 'status',
      label: t.status,
      sort: 'estado_id',
      kind: 'status',
      cell: ({ estado_id }) => <ProductStatusDot status={estado_id} />,
    },
  ],
  param: 'categoriaId',
  name: ({ nombre }) => nombre,
  summary: ({ estado_id, productos }, { t }) => (
    <SummaryLine>
      <ProductStatusDot status={estado_id} />
      {t.countProducts(productos)}
    </SummaryLine>
  ),
  fields: ({ t, language }, { row }) => [
    { name: 'nombre', label: t.spanish, max: 80, required: true, wide: true },
    { name: 'nombre_en', label: t.english, max: 80, required: true, wide: true },
    {
      name: 'estado_id',
      label: t.status,
      kind: 'choice',
      start: ProductStatus.active,
      choices: [ProductStatus.active, ProductStatus.inactive].map((value) => ({
        value,
        label: textIn(productStatusNames[value], language),
      })),
      hint: t.statusHint,
      required: true,
      wide: true,
    },
    { name: 'imagen', label: '', kind: 'picture', stored: row?.imagen_url ?? null, wide: true },
    { name: 'orden', label: t.order, legend: t.site, kind: 'number', number: { decimals: 0 }, start: 1000 },
    { name: 'nombre_pt', label: t.portuguese, max: 80, lang: 'pt' },
    ...inEachLanguage('etapa', t.group, 60, t.groupHint),
    ...inEachLanguage('titular', t.heading, 80, t.headingHint),
    ...inEachLanguage('texto', t.text, 200),
    ...inEachLanguage('comparar', t.compareLink, 80, t.compareHint),
  ],
  deletion: ({ productos }, { t }) => ({
    label: t.remove,
    text: t.removeText,
    deactivates: productos > 0 && t.deactivateText,
  }),
})
