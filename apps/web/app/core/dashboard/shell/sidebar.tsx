import { Tooltip, UnstyledButton } from '@mantine/core'
import { SidebarGroup, sidebarGroupNames } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import {
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconPin,
  IconPinFilled,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useScreenAddress } from '../list/views/use-views.ts'
import { type Screen, screenAt } from '../screens.ts'
import { useSignedIn } from '../signed-in.ts'
import { Logo } from './logo.tsx'
import { useMenuMemory } from './menu-memory.ts'
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
  const language = useLanguage()
  const { screens } = useSignedIn()
  const { pathname } = useLocation()
  const memory = useMenuMemory()
  const here = screenAt(screens, pathname)?.path
  const pinned = memory.pinned.flatMap((path) => screens.find((screen) => screen.path === path) ?? [])
  const sections = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open screen is in sight, however it was reached
  useEffect(() => {
    sections.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const { opened } = memory
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored once for each screen
  useEffect(() => {
    if (here) opened(here)
  }, [here])
  const ToggleIcon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse

  return (
    <nav className={classes.sidebar} data-narrow={isNarrow || undefined} aria-label={t.menu}>
      <Logo isNarrow={isNarrow} />
      <div ref={sections} className={classes.sections}>
        {pinned.length > 0 && (
          <Section group={null} name={t.pinned} screens={pinned} isNarrow={isNarrow} onClose={onClose} />
        )}
        {sectionsOf(screens.filter((screen) => !pinned.includes(screen))).map(({ group, screens }) => (
          <Section
            key={group}
            group={group}
            name={textIn(sidebarGroupNames[group], language)}
            screens={screens}
            isNarrow={isNarrow}
            onClose={onClose}
          />
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

interface SectionProps {
  /** Null for the pinned screens, which do not fold. */
  group: SidebarGroup | null
  name: string
  screens: readonly Screen[]
  isNarrow: boolean
  onClose: (() => void) | undefined
}

function Section({ group, name, screens, isNarrow, onClose }: SectionProps) {
  const { folded, fold } = useMenuMemory()
  const signedIn = useSignedIn()
  const here = screenAt(signedIn.screens, useLocation().pathname)
  // A section with one screen needs no heading, nor does the start page.
  const hasHeading = group === null || (screens.length > 1 && group !== SidebarGroup.dashboard)
  const isFolded = hasHeading && !isNarrow && group !== null && folded.includes(group)
  // the open screen stays in sight, and so does what waits
  const shown = isFolded ? screens.filter((screen) => screen === here || waits(screen, signedIn.counts)) : screens
  return (
    <div className={classes.section} data-single={!hasHeading || undefined}>
      {hasHeading && !isNarrow && <Heading group={group} name={name} isFolded={isFolded} onFold={fold} />}
      {shown.length > 0 && (
        <ul {...(hasHeading && { 'aria-label': name })}>
          {shown.map((screen) => (
            <Line key={screen.path} screen={screen} isNarrow={isNarrow} onClose={onClose} />
          ))}
        </ul>
      )}
    </div>
  )
}

const waits = ({ badge }: Screen, counts: Readonly<Record<string, number>>) =>
  badge !== undefined && (counts[badge.counter] ?? 0) > 0

interface HeadingProps {
  group: SidebarGroup | null
  name: string
  isFolded: boolean
  onFold: (group: SidebarGroup) => void
}

/** The name of a section, which folds it. */
function Heading({ group, name, isFolded, onFold }: HeadingProps) {
  if (group === null) return <p className={classes.heading}>{name}</p>
  return (
    <UnstyledButton className={classes.heading} aria-expanded={!isFolded} onClick={() => onFold(group)}>
      {name}
      <IconChevronDown size={14} stroke={2} className={classes.chevron} />
    </UnstyledButton>
  )
}

/** A screen, with the button that pins it while its line is pointed at or has the focus. */
function Line(props: ItemProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return (
    <li
      className={classes.line}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <Item {...props} />
      {!props.isNarrow && (isPointedAt || hasFocus) && <PinButton path={props.screen.path} />}
    </li>
  )
}

/** Pins a screen above the sections, or lets it go. */
function PinButton({ path }: { path: string }) {
  const t = useTexts(shellTexts)
  const { pinned, pin } = useMenuMemory()
  const isPinned = pinned.includes(path)
  const Icon = isPinned ? IconPinFilled : IconPin
  const label = isPinned ? t.unpin : t.pin
  return (
    <UnstyledButton className={classes.pin} aria-label={label} title={label} onClick={() => pin(path)}>
      <Icon size={14} stroke={1.75} />
    </UnstyledButton>
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
