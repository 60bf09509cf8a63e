import { Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import { sidebarGroupNames } from '@portal/contract/access/modules'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useLanguage, useTexts } from '#core/language.ts'
import { isFoundIn } from '../fold.ts'
import type { Screen } from '../screens.ts'
import { useSignedIn } from '../signed-in.ts'
import classes from './palette.module.css'
import { shellTexts } from './texts.ts'

/** Ctrl+K: any screen the reader may open, by its name, purpose or other words, in either language, accents or not. */
export function Palette() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { screens } = useSignedIn()
  const byPath = new Map(screens.map((screen) => [screen.path, screen]))

  const actions = screens.map(
    ({ path, name, about, icon: Icon }): SpotlightActionData => ({
      id: path,
      label: name[language],
      ...(about && { description: about[language] }),
      leftSection: <Icon size={20} stroke={1.75} />,
      onClick: () => void navigate(path),
    }),
  )
  return (
    <Spotlight
      actions={actions}
      shortcut={['mod + K']}
      nothingFound={t.searchEmpty}
      filter={(query, all) =>
        all.filter((action) => 'id' in action && isFoundIn(query, wordsOf(byPath.get(action.id))))
      }
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.75} />,
        placeholder: t.searchPlaceholder,
        'aria-label': t.searchShort,
      }}
      title={t.searchShort}
      scrollable
      maxHeight={420}
      centered={false}
      yOffset="12vh"
      overlayProps={{ blur: 0 }}
      classNames={{
        content: classes.content ?? '',
        header: classes.unseen ?? '',
        search: classes.search ?? '',
        action: classes.action ?? '',
      }}
    />
  )
}

function wordsOf(screen: Screen | undefined): string[] {
  if (!screen) return []
  const { name, about, words = '', group } = screen
  const section = sidebarGroupNames[group]
  return [name.es, name.en, about?.es ?? '', about?.en ?? '', section.es, section.en, words]
}
