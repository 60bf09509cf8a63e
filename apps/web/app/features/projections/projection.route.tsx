import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { projectionCalls } from '@portal/contract/projections/calls'
import { projectionMessages } from '@portal/contract/projections/messages'
import { priceChangeCalls } from '@portal/contract/quotes/price-changes/calls'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { PriceChangesLink } from '../quotes/price-changes/price-changes-link.tsx'
import type { Route } from './+types/projection.route'
import { DistributorSheet } from './distributor-sheet.tsx'
import classes from './projection.module.css'
import { ProjectionSheetForm } from './projection-sheet-form.tsx'
import { isWhole, type Projection, type ProjectionVersion, valuesOf } from './projection-values.ts'
import { texts } from './texts.ts'

export const handle = { module: Module.projections } satisfies ScreenHandle

export async function clientLoader({ params, url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [projection, choices] = await Promise.all([
    api.load(projectionCalls.get, { params: { proyeccion_id: params.proyeccionId } }),
    api.load(projectionCalls.initData, {}),
  ])
  const { producto_id, pais_id } = projection
  const changed = await api.load(priceChangeCalls.list, { params: { producto_id, pais_id, page_row: 1 } })
  return { projection, choices, changed, wanted: url.searchParams.get('version') }
}

/** The cost sheet of a product in a country: as edited, as stored, and earlier versions. */
export default function ProjectionPage({ loaderData }: Route.ComponentProps) {
  const { projection, choices, changed, wanted } = loaderData
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  const dateOf = useVersionDate()
  useChanges('proyecciones', 'cotizaciones')
  const shown = shownVersionOf(projection, Number(wanted))
  if (!shown) return null
  const country = countryName(projection.pais_id, language)
  const name = `${nameIn(projection, 'producto_nombre', language)} · ${country}`
  const isCurrent = shown.id === projection.version_vigente_id
  const versions = (
    <VersionList projection={projection} shownId={shown.id} today={choices.hoy}>
      <PriceChangesLink found={changed} productId={projection.producto_id} countryId={projection.pais_id} />
    </VersionList>
  )
  return (
    <div className={classes.page}>
      <PageHeader
        title={name}
        status={<StatusDot tone={isCurrent ? 'done' : 'info'}>{dateOf(shown, choices.hoy)}</StatusDot>}
        actions={projection.puede_guardar && <ProjectionActions projection={projection} />}
        {...(!isCurrent && projection.puede_guardar && { about: t.basedOn(date(shown.vigente_desde)) })}
      />
      {isWhole(shown) ? (
        <ProjectionSheetForm
          key={`${projection.id}-${shown.id}`}
          name={name}
          initial={valuesOf(projection, shown, choices.hoy)}
          today={choices.hoy}
          canSave={projection.puede_guardar}
        >
          {versions}
        </ProjectionSheetForm>
      ) : (
        <DistributorSheet version={shown}>{versions}</DistributorSheet>
      )}
    </div>
  )
}

/** Other actions on a projection. Says that deletion removes the price floor of its country. */
function ProjectionActions({ projection }: { projection: Projection }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const message = useMessages(projectionMessages)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { send } = useSend(projectionCalls.remove)
  const { id, pais_id: countryId, puede_eliminar: canDelete } = projection

  async function remove() {
    const title = t.deleteTitle(
      `${nameIn(projection, 'producto_nombre', language)} · ${countryName(countryId, language)}`,
    )
    if (!(await confirm({ title, text: t.deleteText, action: t.remove, isDanger: true }))) return
    const reply = await send({ params: { id } })
    if (reply.ok) void navigate('/dashboard/sistema/proyecciones')
  }
  const why = canDelete ? undefined : message.numbered(projectionMessages.insufficientHierarchy.code)
  return <RecordMenu actions={[{ label: t.deleteProjection, icon: IconTrash, onClick: remove, why, isDanger: true }]} />
}

/** Returns the requested version, otherwise the one valid today, otherwise the next one. */
function shownVersionOf(projection: Projection, wanted: number): ProjectionVersion | undefined {
  const { versiones: versions, version_vigente_id: current } = projection
  return versions.find(({ id }) => id === wanted) ?? versions.find(({ id }) => id === current) ?? versions.at(-1)
}

/** Returns a formatter of a version's start date. */
function useVersionDate() {
  const t = useTexts(texts)
  const { date } = useFormats()
  return ({ vigente_desde: since }: ProjectionVersion, today: string) =>
    since > today ? t.begins(date(since)) : t.from(date(since))
}

interface Props {
  projection: Projection
  shownId: number
  today: string
  /** Under the heading: links to what the versions affect. */
  children?: ReactNode
}

/** All versions of a projection, the latest start first. Saved versions never change. */
function VersionList({ projection, shownId, today, children }: Props) {
  const t = useTexts(texts)
  const { date } = useFormats()
  const dateOf = useVersionDate()
  const statusOf = ({ id, vigente_desde: since }: ProjectionVersion) => {
    if (id === projection.version_vigente_id) return <StatusDot tone="done">{t.current}</StatusDot>
    if (since > today) return <StatusDot tone="info">{t.plannedVersion}</StatusDot>
    return <StatusDot tone="neutral">{t.past}</StatusDot>
  }
  return (
    <section className={classes.card} aria-labelledby="versions">
      <h2 id="versions" className={classes.heading}>
        {t.versions}
      </h2>
      {children}
      <ul className={classes.versions}>
        {projection.versiones.map((version) => (
          <li key={version.id} aria-current={version.id === shownId || undefined}>
            <div>
              {statusOf(version)}
              <p>
                {dateOf(version, today)} · {moneyText(version.total_com ?? version.costo_master)} →{' '}
                {moneyText(version.precio_sugerido)}
              </p>
              <p className={classes.quiet}>{t.savedBy(date(version.creado_en), version.creado_por_nombre)}</p>
            </div>
            {version.id === shownId ? (
              <span className={classes.quiet}>{t.shown}</span>
            ) : (
              <Button
                component={Link}
                to={{ search: `?version=${version.id}` }}
                preventScrollReset
                size="xs"
                variant="default"
              >
                {projection.puede_guardar ? t.showVersion : t.readVersion}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
