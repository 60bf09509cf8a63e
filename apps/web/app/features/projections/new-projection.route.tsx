import { Module } from '@portal/contract/access/constants'
import { projectionCalls } from '@portal/contract/projections/calls'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { Fields } from '#core/dashboard/form/wire-form.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { idFrom } from '#core/formats/ids.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/new-projection.route'
import { ProductCountries } from './product-countries.tsx'
import classes from './projection.module.css'
import { ProjectionSheetForm } from './projection-sheet-form.tsx'
import { newProjection, type ProjectionChoices } from './projection-values.ts'
import { texts } from './texts.ts'

export const handle = { module: Module.projections } satisfies ScreenHandle

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const productId = idFrom(url.searchParams.get('producto_id'))
  const [choices, places] = await Promise.all([
    api.load(projectionCalls.initData, {}),
    productId ? api.load(projectionCalls.countries, { params: { producto_id: productId } }) : null,
  ])
  return { choices, places }
}

/** Creates a projection: product and country first, then the cost sheet. */
export default function NewProjectionPage({ loaderData: { choices, places } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const product = choices.productos.find(({ id }) => id === idFrom(params.get('producto_id')))
  const free = product ? freeCountriesOf(product) : []
  const countryId = free.find((id) => id === idFrom(params.get('pais_id')))
  const ask = (change: Record<string, string>) => setParams(change, { preventScrollReset: true, replace: true })
  const name = product && countryId ? `${product.nombre} · ${countryName(countryId, language)}` : ''
  return (
    <div className={classes.page}>
      <PageHeader title={t.newProjection} about={t.chooseFirst} />
      <div className={classes.places}>
        <Fields>
          <SelectField
            label={t.product}
            placeholder={t.choose}
            choices={choices.productos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            value={product?.id ?? null}
            onChange={(id: number) => ask({ producto_id: String(id) })}
            allowDeselect={false}
            required
          />
          <SelectField
            label={t.country}
            placeholder={t.choose}
            choices={free.map((id) => ({ value: id, label: countryName(id, language) }))}
            value={countryId ?? null}
            onChange={(id: number) => ask({ producto_id: String(product?.id), pais_id: String(id) })}
            disabled={free.length === 0}
            allowDeselect={false}
            required
          />
        </Fields>
        {product && <Existing product={product} hasFree={free.length > 0} />}
      </div>
      {product && places && !countryId && <ProductCountries key={product.id} productId={product.id} places={places} />}
      {product && countryId && (
        <ProjectionSheetForm
          key={`${product.id}-${countryId}`}
          name={name}
          initial={newProjection(product, countryId, choices.hoy)}
          today={choices.hoy}
          canSave={choices.puede_guardar}
          label={t.createProjection}
          onDone={({ id }) => void navigate(`/dashboard/sistema/proyecciones/${id}`)}
        />
      )}
    </div>
  )
}

type Product = ProjectionChoices['productos'][number]

/** Returns the countries of the product without a projection. */
const freeCountriesOf = ({ paises, proyecciones }: Product) =>
  paises.filter((id) => proyecciones.every(({ pais_id: taken }) => taken !== id))

function Existing({ product: { paises, proyecciones }, hasFree }: { product: Product; hasFree: boolean }) {
  const t = useTexts(texts)
  const language = useLanguage()
  if (paises.length === 0) return <p role="status">{t.noCountries}</p>
  if (hasFree || proyecciones.length === 0) return null
  return (
    <p role="status">
      {t.allTaken} {t.openExisting}{' '}
      {proyecciones.map(({ id, pais_id: countryId }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={`/dashboard/sistema/proyecciones/${id}`}>{countryName(countryId, language)}</Link>
        </span>
      ))}
      .
    </p>
  )
}
