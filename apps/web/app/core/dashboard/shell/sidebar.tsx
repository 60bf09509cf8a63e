import { Tooltip, UnstyledButton } from '@mantine/core'
import { SidebarGroup, sidebarGroupNames } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useScreenAddress } from '../list/views/use-views.ts'
import { type Screen, screenAt } from '../screens.ts'
import { useSignedIn } from '../signed-in.ts'
import { Logo } from './logo.tsx'
import { SecondName } from './second-name.tsx'
import classes from './sidebar.module.css'
import { shellTexts } from './texts.ts'

interface Props {
  /** Shows only icons, with the names as tooltips. */
  isNarrow: boolean
  onToggle?: () => void
  /** In the drawer of a small screen: called when the open screen is pressed. */
  onClose?: () => void
}

/** The sections with the screens that the reader may open. */
export function Sidebar({ isNarrow, onToggle, onClose }: Props) {
  const t = useTexts(shellTexts)
  const { screens } = useSignedIn()
  const { pathname } = useLocation()
  const sections = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open screen is in sight, however it was reached
  useEffect(() => {
    sections.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const ToggleIcon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse

  return (
    <nav className={classes.sidebar} data-narrow={isNarrow || undefined} aria-label={t.menu}>
      <Logo isNarrow={isNarrow} />
      <div ref={sections} className={classes.sections}>
        {sectionsOf(screens).map((section) => (
          <Section key={section.group} {...section} isNarrow={isNarrow} onClose={onClose} />
        ))}
      </div>
      {onToggle && (
        <UnstyledButton
          className={classes.toggle}
          onClick={onToggle}
          aria-expanded={!isNarrow}
          aria-label={isNarrow ? t.widen : t.narrow}
        >
          <ToggleIcon size={18} stroke={1.75} />
          {!isNarrow && t.narrow}
        </UnstyledButton>
      )}
    </nav>
  )
}

interface SectionOfScreens {
  group: SidebarGroup
  screens: Screen[]
}

/** In the order in which they are shown. */
const sectionsOf = (screens: readonly Screen[]): SectionOfScreens[] =>
  Object.values(SidebarGroup)
    .map((group) => ({ group, screens: screens.filter((screen) => screen.group === group) }))
    .filter((section) => section.screens.length > 0)

type SectionProps = SectionOfScreens & { isNarrow: boolean; onClose: (() => void) | undefined }

function Section({ group, screens, isNarrow, onClose }: SectionProps) {
  const name = textIn(sidebarGroupNames[group], useLanguage())
  // A section with one screen needs no heading, nor does the start page.
  const hasHeading = screens.length > 1 && group !== SidebarGroup.dashboard
  return (
    <div className={classes.section} data-single={!hasHeading || undefined}>
      {hasHeading && !isNarrow && <p className={classes.heading}>{name}</p>}
      <ul {...(hasHeading && { 'aria-label': name })}>
        {screens.map((screen) => (
          <li key={screen.path}>
            <Item screen={screen} isNarrow={isNarrow} onClose={onClose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ItemProps {
  screen: Screen
  isNarrow: boolean
  onClose: (() => void) | undefined
}

function Item({ screen, isNarrow, onClose }: ItemProps) {
  const name = textIn(screen.name, useLanguage())
  const { counts, screens } = useSignedIn()
  const isHere = screenAt(screens, useLocation().pathname) === screen
  const { number } = useFormats()
  const count = screen.badge && counts[screen.badge.counter]
  const Icon = screen.icon
  const addressOf = useScreenAddress()
  const item = (
    <Link
      to={addressOf(screen)}
      aria-current={isHere ? 'page' : undefined}
      prefetch="intent"
      className={classes.item ?? ''}
      {...(onClose && { onClick: onClose })}
      {...(isNarrow && { 'aria-label': name })}
    >
      <Icon size={18} stroke={1.75} />
      {!isNarrow && (
        <span className={classes.name}>
          {name}
          <SecondName of={screen} />
        </span>
      )}
      {count ? (
        <span className={classes.badge} data-tone={screen.badge?.tone}>
          {number(count)}
        </span>
      ) : null}
    </Link>
  )
  return isNarrow ? (
    <Tooltip label={name} position="right" openDelay={0}>
      {item}
    </Tooltip>
  ) : (
    item
  )
}
