import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Keys } from '../keys/keys.tsx'
import { LabelledDrawer } from '../labelled-drawer.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { Palette } from './palette.tsx'
import classes from './shell.module.css'
import { narrowStore } from './shell-skeleton.tsx'
import { Sidebar } from './sidebar.tsx'
import { shellTexts } from './texts.ts'
import { TopBar } from './top-bar.tsx'

/** The frame of every dashboard screen: sidebar, top bar, content. On a small screen the sidebar is a drawer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts(shellTexts)
  const { pathname } = useLocation()
  const [isDrawerOpen, drawer] = useDisclosure(false)
  const [isHelpOpen, help] = useDisclosure(false)
  const [sidebar, setSidebar] = useLocalStorage<string>({
    key: narrowStore,
    defaultValue: 'wide',
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (text = '') => text,
  })
  const isNarrow = sidebar === 'narrow'

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place closes the drawer
  useEffect(drawer.close, [pathname])

  return (
    <div className={classes.shell} data-narrow={isNarrow || undefined}>
      <a href="#content" className={classes.skip}>
        {t.skip}
      </a>
      <NavigationProgress />
      <div className={classes.side}>
        <Sidebar isNarrow={isNarrow} onToggle={() => setSidebar(isNarrow ? 'wide' : 'narrow')} />
      </div>
      <LabelledDrawer opened={isDrawerOpen} onClose={drawer.close} label={t.menu} side="left" width={264} isDark>
        <Sidebar isNarrow={false} onClose={drawer.close} />
      </LabelledDrawer>
      <TopBar isMenuOpen={isDrawerOpen} onMenu={drawer.open} onKeys={help.open} />
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <Palette onKeys={help.open} />
      <Keys isHelpOpen={isHelpOpen} onHelp={help.open} onClose={help.close} />
    </div>
  )
}
