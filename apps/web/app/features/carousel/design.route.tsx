import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { compareDesigns } from '@portal/contract/carousel/compare'
import { comingKindNames } from '@portal/contract/carousel/constants'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { textIn } from '@portal/contract/core/text'
import { useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/design.route'
import classes from './design.module.css'
import { DesignForm } from './design-form.tsx'
import { Differences } from './differences.tsx'
import { Empty } from './empty.tsx'
import { PreviewTab } from './preview-tab.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ResultsTab } from './results-tab.tsx'
import type { Design, StoredSlide } from './slide-values.ts'
import { tabTexts } from './tab-texts.ts'
import { texts } from './texts.ts'

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

/** What the clock will do to the published design; each change can be cancelled. */
function ComingTab({ design }: { design: Design }) {
  const t = useTexts(tabTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(designCalls.cancel)
  const { cambios: changes, publicada_id } = design
  if (changes.length === 0) return <Empty title={t.noComing} text={t.noComingText} />

  async function cancel({ tipo, id }: (typeof changes)[number]): Promise<void> {
    const isSure = await confirm({ title: t.cancelSure, text: t.cancelText[tipo], action: t.cancelChange })
    if (isSure) await send({ body: { tipo, id, publicada_id } })
  }
  return (
    <ul className={classes.lines}>
      {changes.map((change) => (
        <li key={`${change.tipo}${change.id}`}>
          <span className={classes.name}>
            {dateTime(change.en)}
            <small>
              {textIn(comingKindNames[change.tipo], language)}
              {change.titulo_es && ` · ${language === 'en' ? change.titulo_en || change.titulo_es : change.titulo_es}`}
            </small>
          </span>
          <Button variant="default" size="xs" disabled={isSending} onClick={() => void cancel(change)}>
            {t.cancelChange}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const tones = { vigente: 'done', anterior: 'neutral', programada: 'attention' } as const

/** The last published versions: each compared, brought back or published again. */
function VersionsTab({ design }: { design: Design }) {
  const t = useTexts(tabTexts)
  const { dateTime } = useFormats()
  const confirm = useConfirm()
  const message = useMessages(designCalls.version)
  const { send, isSending } = useSend(designCalls.restore)
  const [compared, setCompared] = useState<{ id: number; slides: readonly StoredSlide[] } | null>(null)
  const { versiones: versions, version, publicada_id } = design
  if (versions.length === 0) return <Empty title={t.noVersions} text={t.noVersionsText} />

  async function compare(id: number): Promise<void> {
    const reply = await browserApi.call(designCalls.version, { params: { id } })
    if (reply.ok) setCompared(reply.datos)
    else toastError(message.of(reply))
  }
  async function restore(id: number, publicar: boolean): Promise<void> {
    const isSure = await confirm({
      title: publicar ? t.takeBackSure : t.restoreSure,
      text: publicar ? t.takeBackText : t.restoreText,
      action: publicar ? t.takeBack : t.restore,
    })
    if (isSure) await send({ params: { id }, body: { version, publicada_id, publicar } })
  }
  return (
    <>
      <ul className={classes.lines}>
        {versions.map(({ id, publica_en, autor, slides, estado, recupera_id }) => (
          <li key={id}>
            <span className={classes.name}>
              <StatusDot tone={tones[estado]}>{`${t.version} ${id} · ${t.states[estado]}`}</StatusDot>
              <small>
                {[dateTime(publica_en), autor, `${t.count}: ${slides}`, recupera_id !== null && t.repeats(recupera_id)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className={classes.row}>
              <Button variant="default" size="xs" onClick={() => void compare(id)}>
                {t.compare}
              </Button>
              <Button variant="default" size="xs" disabled={isSending} onClick={() => void restore(id, false)}>
                {t.restore}
              </Button>
              {estado === 'anterior' && (
                <Button variant="default" size="xs" disabled={isSending} onClick={() => void restore(id, true)}>
                  {t.takeBack}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {compared && (
        <Dialog title={t.compareTitle(compared.id)} size={640} onClose={() => setCompared(null)}>
          <Differences before={compared.slides} after={design.slides} same={t.same} />
        </Dialog>
      )}
    </>
  )
}
