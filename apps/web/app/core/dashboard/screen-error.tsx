import { Button } from '@mantine/core'
import { coreMessages } from '@portal/contract/core/core-messages'
import { IconCloudOff, IconLock, IconMoodEmpty, IconTool } from '@tabler/icons-react'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { isModuleError, useReloadOnce } from '#core/framework/module-reload.ts'
import { useTexts } from '#core/language/language.ts'
import { SidePanel } from './detail/side-panel.tsx'
import { Notice } from './notice.tsx'
import classes from './screen-error.module.css'
import { kitTexts } from './texts.ts'

/** Interval of retries while the server is unreachable. */
const againMs = 5000

/** Says why a screen cannot be shown, and what the reader can do. */
function ScreenError({ error }: { error: unknown }) {
  const t = useTexts(kitTexts)
  const { revalidate, state } = useRevalidator()
  useReloadOnce(error)
  const again = (
    <Button onClick={() => void revalidate()} loading={state === 'loading'}>
      {t.retry}
    </Button>
  )
  const status = isRouteErrorResponse(error) ? error.status : 0
  const isAway = status === coreMessages.busy.status
  useEffect(() => {
    if (!isAway || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), againMs)
    return () => clearTimeout(timer)
  }, [isAway, state, revalidate])

  if (status === 404) return <Notice icon={<IconMoodEmpty />} title={t.absentTitle} text={t.absentText} />
  if (status === 403) return <Notice icon={<IconLock />} title={t.noPermission} />
  if (isAway) {
    return (
      <Notice icon={<IconCloudOff />} title={t.awayTitle} text={t.awayText}>
        {again}
      </Notice>
    )
  }
  if (isModuleError(error)) {
    return (
      <Notice icon={<IconTool />} title={t.errorTitle} text={t.notLoaded}>
        <Button onClick={() => location.reload()}>{t.retry}</Button>
      </Notice>
    )
  }
  return (
    <Notice icon={<IconTool />} title={t.errorTitle} text={messageOf(error) ?? t.errorText}>
      {again}
    </Notice>
  )
}

/** Returns the server's message or the error's own; null when there is none. */
function messageOf(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return (error.data as { mensaje?: string } | null)?.mensaje || null
  return error instanceof Error ? error.message : null
}

/** The error page of a screen, used by the error boundary of the dashboard. */
export function ScreenErrorPage({ error }: { error: unknown }) {
  return (
    <div className={classes.page}>
      <ScreenError error={error} />
    </div>
  )
}

/** For a record next to its list: `export { PanelError as ErrorBoundary }`. The list stays. */
export function PanelError() {
  const error = useRouteError() // the router passes no props to an export under another name
  const t = useTexts(kitTexts)
  const isAbsent = isRouteErrorResponse(error) && error.status === 404
  return (
    <SidePanel title={isAbsent ? t.absentTitle : t.error}>
      <ScreenError error={error} />
    </SidePanel>
  )
}
