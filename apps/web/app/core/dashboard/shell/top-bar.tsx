import { ActionIcon, Burger, Kbd, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { languages, ownLanguageNames } from '@portal/contract/core/language'
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { storeLanguage } from '#core/language/language-address.ts'
import { Bell } from './bell.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SessionClock } from './session-clock.tsx'
import { shellTexts } from './texts.ts'
import classes from './top-bar.module.css'

interface Props {
  isMenuOpen: boolean
  onMenu: () => void
  /** Opens the help on keys. */
  onKeys: () => void
}

/** The 56 px bar above every screen: menu, palette, language, colours, session clock, bell and profile. */
export function TopBar({ isMenuOpen, onMenu, onKeys }: Props) {
  const t = useTexts(shellTexts)
  return (
    <header className={classes.bar}>
      <Burger
        className={classes.burger}
        opened={isMenuOpen}
        onClick={onMenu}
        size="sm"
        aria-label={isMenuOpen ? t.closeMenu : t.openMenu}
        aria-expanded={isMenuOpen}
      />
      <UnstyledButton
        className={classes.search}
        onClick={spotlight.open}
        aria-label={t.search}
        aria-keyshortcuts="Control+K"
      >
        <IconSearch size={16} stroke={1.75} />
        <span className={classes.searchText}>{t.search}</span>
        <Kbd className={classes.keys} aria-hidden>
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <div className={classes.end}>
        <LanguageSwitch />
        <SchemeSwitch />
        <SessionClock />
        <Bell />
        <ProfileMenu onKeys={onKeys} />
      </div>
    </header>
  )
}

function LanguageSwitch() {
  const t = useTexts(shellTexts)
  const current = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={classes.languages} role="group" aria-label={t.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={ownLanguageNames[language]}
          aria-pressed={language === current}
          onClick={() => storeLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

function SchemeSwitch() {
  const t = useTexts(shellTexts)
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  const label = isDark ? t.light : t.dark
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={18} stroke={1.75} />
    </ActionIcon>
  )
}
