import './mantine.css'
import './kit.css'
import '../styles/fonts-mono.css'
import { localStorageColorSchemeManager, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { screenTimes } from '@portal/contract/core/limits'
import { type ReactNode, useMemo } from 'react'
import { useTexts } from '#core/language/language.ts'
import { schemeStore } from '#core/page/color-scheme.ts'
import { LeaveGuard } from './form/leave-guard.tsx'
import classes from './kit.module.css'
import { kitTexts } from './texts.ts'
import { cssVariables, theme } from './theme.ts'

const schemes = localStorageColorSchemeManager({ key: schemeStore })

/** The component library with the brand's theme, dialogs and toasts. Wraps the whole dashboard. */
export function DashboardKit({ children }: { children: ReactNode }) {
  const t = useTexts(kitTexts)
  const labelled = useMemo(() => mergeThemeOverrides(theme, closingBy(t.close)), [t.close])
  return (
    <MantineProvider
      theme={labelled}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <ModalsProvider labels={{ confirm: t.confirm, cancel: t.cancel }}>
        <LeaveGuard>{children}</LeaveGuard>
      </ModalsProvider>
      <Notifications
        className={classes.toasts ?? ''}
        position="top-right"
        autoClose={screenTimes.toastMs}
        limit={4}
        containerWidth={380}
      />
    </MantineProvider>
  )
}

/** Gives every close button of the library a label in the reader's language. */
const closingBy = (label: string) => {
  const closing = { defaultProps: { closeButtonProps: { 'aria-label': label } } }
  return { components: { Modal: closing, Notification: closing } }
}
