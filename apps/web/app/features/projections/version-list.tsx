import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './projection.module.css'
import type { Projection, ProjectionVersion } from './projection-values.ts'
import { texts } from './texts.ts'

/** Returns the requested version, otherwise the one valid today, otherwise the next one. */
export function shownVersionOf(projection: Projection, wanted: number): ProjectionVersion | undefined {
  const { versiones: versions, version_vigente_id: current } = projection
  return versions.find(({ id }) => id === wanted) ?? versions.find(({ id }) => id === current) ?? versions.at(-1)
}

/** Returns a formatter of a version's start date. */
export function useVersionDate() {
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
export function VersionList({ projection, shownId, today, children }: Props) {
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
