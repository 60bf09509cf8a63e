import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { compareDesigns } from '@portal/contract/carousel/compare'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { useState } from 'react'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/design.route'
import { ComingTab } from './coming-tab.tsx'
import classes from './design.module.css'
import { DesignForm } from './design-form.tsx'
import { PreviewTab } from './preview-tab.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ResultsTab } from './results-tab.tsx'
import { texts } from './texts.ts'
import { VersionsTab } from './versions-tab.tsx'

export const handle = { module: Module.homeDesign } satisfies ScreenHandle

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => context.get(apiContext).load(designCalls.get, {})

/** The design of the home page: its draft, preview, coming changes, versions and results. */
export default function DesignPage({ loaderData: design }: Route.ComponentProps) {
  const t = useTexts(texts)
  const [isPublishing, setPublishing] = useState(false)
  const [isDirty, setDirty] = useState(false)
  useChanges('diseno_portada')
  const tabs = [
    { id: 'diapositivas', label: t.design, count: design.slides.length },
    { id: 'vista', label: t.preview },
    { id: 'cambios', label: t.coming, count: design.cambios.length },
    { id: 'versiones', label: t.versions, count: design.versiones.length },
    { id: 'resultados', label: t.results },
  ]
  const tab = useTab(tabs)
  const changes = compareDesigns(design.publicadas, design.slides).length
  return (
    <div className={classes.page}>
      <PageHeader
        title={t.title}
        about={t.about}
        status={
          isDirty ? (
            <StatusDot tone="attention">{t.unsaved}</StatusDot>
          ) : changes > 0 ? (
            <StatusDot tone="attention">{t.waiting(changes)}</StatusDot>
          ) : (
            <StatusDot tone="done">{t.upToDate}</StatusDot>
          )
        }
        actions={
          <Button onClick={() => setPublishing(true)} disabled={isDirty} {...(isDirty && { title: t.publishFirst })}>
            {t.publish}
          </Button>
        }
      >
        <UrlTabs label={t.tabs} tabs={tabs} />
      </PageHeader>
      {tab === 'diapositivas' && <DesignForm design={design} onDirty={setDirty} />}
      {tab === 'vista' && <PreviewTab version={design.version} />}
      {tab === 'cambios' && <ComingTab design={design} />}
      {tab === 'versiones' && <VersionsTab design={design} />}
      {tab === 'resultados' && <ResultsTab design={design} />}
      {isPublishing && <PublishDialog design={design} onClose={() => setPublishing(false)} />}
    </div>
  )
}
