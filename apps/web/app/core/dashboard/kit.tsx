import './mantine.css'
import './kit.css'
import '../fonts-mono.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { screenTimes } from '@portal/contract/core/limits'
import type { ReactNode } from 'react'
import { schemeStore } from '#core/color-scheme.ts'
import { useTexts } from '#core/language.ts'
import classes from './kit.module.css'
import { kitTexts } from './texts.ts'
import { cssVariables, theme } from './theme.ts'

const schemes = localStorageColorSchemeManager({ key: schemeStore })

/** The component library in the brand's dress, with dialogs and toasts. Around everything of the dashboard. */
export function DashboardKit({ children }: { children: ReactNode }) {
  const t = useTexts(kitTexts)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <ModalsProvider
        labels={{ confirm: t.confirm, cancel: t.cancel }}
        modalProps={{ closeButtonProps: { 'aria-label': t.close } }}
      >
        {children}
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
