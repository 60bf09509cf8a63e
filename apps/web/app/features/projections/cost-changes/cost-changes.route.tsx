import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { BulkOutcome } from '@portal/contract/core/records/bulk/calls'
import { projectionCalls } from '@portal/contract/projections/calls'
import { costChangeCalls } from '@portal/contract/projections/cost-changes/calls'
import type { CostChangePreviewSchema } from '@portal/contract/projections/cost-changes/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Outcomes } from '#core/dashboard/list/bulk/outcomes.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { Notice } from '#core/dashboard/notice.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useTexts } from '#core/language/language.ts'
import classes from '../projection.module.css'
import type { Route } from './+types/cost-changes.route'
import { CostChangeForm, newCostChange } from './cost-change-form.tsx'
import { CostChangePreview } from './preview.tsx'
import { RecentChanges } from './recent-changes.tsx'
import { costChangeTexts } from './texts.ts'

export const handle = { module: Module.projections } satisfies ScreenHandle

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const { productos: products, hoy: today, puede_guardar: canSave } = await api.load(projectionCalls.initData, {})
  const countries = new Set(products.flatMap(({ proyecciones }) => proyecciones.map(({ pais_id: id }) => id)))
  const recent = canSave ? (await api.load(costChangeCalls.list, {})).cambios : []
  return { countries: [...countries], today, canSave, recent }
}

type Preview = Of<typeof CostChangePreviewSchema>

/** Changes one cost of all products of a country: previewed, applied at once, and undone (rule prices/cost-change). */
export default function CostChangesPage({ loaderData: { countries, today, canSave, recent } }: Route.ComponentProps) {
  const t = useTexts(costChangeTexts)
  const [found, setFound] = useState<{ of: string; preview: Preview } | null>(null)
  const [left, setLeft] = useState<readonly BulkOutcome[]>([])
  useChanges('proyecciones')
  const form = useWireForm({
    call: costChangeCalls.preview,
    initial: newCostChange,
    onDone: (preview) => {
      setLeft([])
      setFound({ of: JSON.stringify(form.values), preview })
    },
  })
  if (!canSave) return <Instead title={t.notAllowed} text={t.notAllowedText} />
  if (countries.length === 0) return <Instead title={t.noProjections} text={t.noProjectionsText} />
  const isPreviewed = found?.of === JSON.stringify(form.values)
  const finish = (rejected: readonly BulkOutcome[]) => {
    setFound(null)
    setLeft(rejected)
  }
  return (
    <div className={classes.page}>
      <PageHeader title={t.title} about={t.about} />
      <div className={classes.places}>
        <CostChangeForm form={form} countries={countries} today={today} isPreviewed={isPreviewed} />
      </div>
      {left.length > 0 && (
        <div role="status">
          <Outcomes title={t.notChanged} outcomes={left} />
        </div>
      )}
      {found &&
        (isPreviewed ? (
          <CostChangePreview form={form.values} preview={found.preview} onDone={finish} />
        ) : (
          <p role="status">{t.stale}</p>
        ))}
      <RecentChanges recent={recent} onDone={finish} />
    </div>
  )
}

function Instead({ title, text }: { title: string; text: string }) {
  const t = useTexts(costChangeTexts)
  return (
    <div className={classes.page}>
      <PageHeader title={t.title} about={t.about} />
      <Notice title={title} text={text}>
        <Button component={Link} to="/dashboard/sistema/proyecciones" variant="default">
          {t.toProjections}
        </Button>
      </Notice>
    </div>
  )
}
