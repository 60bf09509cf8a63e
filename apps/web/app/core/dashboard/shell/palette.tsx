import { Loader } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import { sidebarGroupNames } from '@portal/contract/access/modules'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { IconArrowRight, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { isFoundIn } from '../fold.ts'
import { openActions } from '../palette-actions.ts'
import type { RecordAction } from '../record-action.ts'
import { type Screen, screenAt } from '../screens.ts'
import { useSignedIn } from '../signed-in.ts'
import { useDelayed } from '../use-delayed.ts'
import { type Command, useCommands } from './commands.ts'
import { useMenuMemory } from './menu-memory.ts'
import classes from './palette.module.css'
import { shellTexts } from './texts.ts'
import { type FoundList, useRecordSearch } from './use-record-search.ts'

const optionsId = 'palette-options'

/**
 * Ctrl+K: finds the screens that the reader may open, by name, purpose or other words in both languages, ignoring
 * accents; what may be done with the open record, and from anywhere; from three letters on, also the records in the lists
 * of these screens that they may see.
 */
export function Palette({ onKeys }: { onKeys: () => void }) {
  const t = useTexts(shellTexts)
  const screens = useSignedIn().screens
  const recent = useRecentScreens()
  const commands = useCommands({ onKeys })
  const [onScreen, setOnScreen] = useState<readonly RecordAction[]>([])
  const [query, setQuery] = useState('')
  const { found, isSearching, look } = useRecordSearch()
  const isLate = useDelayed(isSearching)
  const { listRef, activeId } = useActiveOption()

  const matching = screens.filter((screen) => isFoundIn(query, wordsOf(screen)))
  const lists = found.lists.flatMap((list) => {
    const screen = screens.find(({ records }) => records?.list === list.lista)
    return screen ? [{ list, screen, records: screen.records! }] : []
  })
  const acting = onScreen.filter(({ label }) => isFoundIn(query, [label]))
  const commanding = query ? commands.filter(({ label, words }) => isFoundIn(query, [label, ...words])) : []
  const doing = acting.length + commanding.length
  const inSight = query ? [] : recent
  const others = matching.filter((screen) => !inSight.includes(screen))
  const count = matching.length + doing + lists.reduce((sum, { list }) => sum + list.registros.length, 0)

  return (
    <Spotlight.Root
      query={query}
      onQueryChange={(text) => {
        setQuery(text)
        look(text)
      }}
      onSpotlightOpen={() => setOnScreen(openActions())}
      shortcut={['mod + K']}
      title={t.searchShort}
      scrollable
      maxHeight={460}
      centered={false}
      yOffset="12vh"
      overlayProps={{ blur: 0 }}
      classNames={{
        content: classes.content ?? '',
        header: classes.unseen ?? '',
        search: classes.search ?? '',
        action: classes.action ?? '',
        actionsGroup: classes.group ?? '',
      }}
    >
      <Spotlight.Search
        leftSection={<IconSearch size={18} stroke={1.75} />}
        rightSection={isLate && <Loader size={18} role="status" aria-label={t.searching} />}
        placeholder={t.searchPlaceholder}
        aria-label={t.searchShort}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? optionsId : undefined}
        aria-activedescendant={count > 0 ? activeId : undefined}
      />
      <p className={classes.unseen} role="status">
        {query && !isSearching && t.foundCount(count)}
      </p>
      {count > 0 ? (
        <Spotlight.ActionsList ref={listRef} id={optionsId} role="listbox" aria-label={t.searchShort}>
          {acting.length > 0 && <Actions label={t.here} actions={acting} />}
          {inSight.length > 0 && <ScreenActions screens={inSight} label={t.recent} />}
          {others.length > 0 && (
            <ScreenActions screens={others} label={lists.length + doing + inSight.length > 0 ? t.screens : undefined} />
          )}
          {commanding.length > 0 && <Actions label={t.actions} actions={commanding} />}
          {lists.map(({ list, screen, records }) => (
            <RecordActions key={screen.path} list={list} screen={screen} records={records} text={found.text} />
          ))}
        </Spotlight.ActionsList>
      ) : (
        <Spotlight.Empty>{isSearching ? t.searching : t.searchEmpty}</Spotlight.Empty>
      )}
      {found.isRefused && <Spotlight.Footer>{t.searchRefused}</Spotlight.Footer>}
    </Spotlight.Root>
  )
}

/** The screens opened last that the reader may open, but the one that is open. */
function useRecentScreens(): readonly Screen[] {
  const { recent } = useMenuMemory()
  const { screens } = useSignedIn()
  const here = screenAt(screens, useLocation().pathname)
  return recent
    .flatMap((path) => screens.find((screen) => screen.path === path) ?? [])
    .filter((screen) => screen !== here)
    .slice(0, mostRecentShown)
}

const mostRecentShown = 5

function Actions({
  label,
  actions,
}: {
  label: string
  actions: readonly Pick<Command, 'label' | 'icon' | 'onClick'>[]
}) {
  return (
    <Group label={label}>
      {actions.map(({ label, icon: Icon, onClick }) => (
        <Spotlight.Action
          key={label}
          role="option"
          label={label}
          leftSection={<Icon size={20} stroke={1.75} />}
          onClick={onClick}
        />
      ))}
    </Group>
  )
}

function ScreenActions({ screens, label }: { screens: readonly Screen[]; label: string | undefined }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const actions = screens.map(({ path, name, about, icon: Icon }) => (
    <Spotlight.Action
      key={path}
      role="option"
      label={textIn(name, language)}
      {...(about && { description: textIn(about, language) })}
      leftSection={<Icon size={20} stroke={1.75} />}
      onClick={() => void navigate(path)}
    />
  ))
  return label ? <Group label={label}>{actions}</Group> : actions
}

interface RecordsProps {
  list: FoundList
  screen: Screen
  records: NonNullable<Screen['records']>
  text: string
}

/** The records found in one list, and a link to all of them. */
function RecordActions({ list, screen, records, text }: RecordsProps) {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { path, name, icon: Icon } = screen
  return (
    <Group label={textIn(name, language)}>
      {list.registros.map((found) => (
        <Spotlight.Action
          key={found.id}
          role="option"
          label={found.titulo}
          description={nameIn(found, 'detalle', language)}
          leftSection={<Icon size={20} stroke={1.75} />}
          onClick={() => void navigate(records.of?.(found.id) ?? `${path}/${found.id}`)}
        />
      ))}
      {list.hay_mas && (
        <Spotlight.Action
          role="option"
          label={t.allIn(text)}
          leftSection={<IconArrowRight size={20} stroke={1.75} />}
          onClick={() => void navigate(`${path}?${new URLSearchParams({ ...records.filters, buscar: text })}`)}
        />
      )}
    </Group>
  )
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <Spotlight.ActionsGroup label={label} role="group" aria-label={label}>
    {children}
  </Spotlight.ActionsGroup>
)

/** Tells a screen reader on which option the arrows are: the library marks it in the page, and gives it no id. */
function useActiveOption() {
  const [list, listRef] = useState<HTMLElement | null>(null)
  const [activeId, setActiveId] = useState<string>()
  useEffect(() => {
    if (!list) return
    const look = () => {
      for (const [place, option] of list.querySelectorAll('[data-action]').entries()) {
        const isActive = option.hasAttribute('data-selected')
        option.id = `${optionsId}-${place}`
        option.setAttribute('aria-selected', String(isActive))
        if (isActive) setActiveId(option.id)
      }
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-selected'] })
    return () => observer.disconnect()
  }, [list])
  return { listRef, activeId }
}

function wordsOf({ name, about, words = '', group }: Screen): string[] {
  const section = sidebarGroupNames[group]
  return [name.es, name.en, about?.es ?? '', about?.en ?? '', section.es, section.en, words]
}
