import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { languages, ownLanguageNames } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { IconKeyboard, IconLanguage, IconLogout, IconMoon, IconPin, IconPlus, IconSun } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { storeLanguage } from '#core/language/language-address.ts'
import type { RecordAction } from '../record-action.ts'
import { screenAt } from '../screens.ts'
import { useSignedIn } from '../signed-in.ts'
import { logOut } from './log-out.ts'
import { useMenuMemory } from './menu-memory.ts'
import { shellTexts } from './texts.ts'

/** Something that the palette does; `words` find it besides its label. */
export interface Command extends Pick<RecordAction, 'label' | 'icon' | 'onClick'> {
  readonly words: readonly string[]
}

/** What the palette does from any screen: begin a record that the reader may make, and what the bar above offers. */
export function useCommands({ onKeys }: { onKeys: () => void }): readonly Command[] {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const { screens, user } = useSignedIn()
  const here = screenAt(screens, useLocation().pathname)
  const { pinned, pin } = useMenuMemory()
  const creating = screens.flatMap(({ creates, path }): Command[] =>
    creates && (user.es_de_la_casa || !creates.isOfHouse)
      ? [
          {
            label: textIn(creates.name, language),
            words: [creates.name.es, creates.name.en],
            icon: IconPlus,
            onClick: () => void navigate(`${path}/${creates.to}`),
          },
        ]
      : [],
  )
  const pinning = here && {
    label: pinned.includes(here.path) ? t.unpinHere : t.pinHere,
    words: ['favorita favorite'],
    icon: IconPin,
    onClick: () => pin(here.path),
  }
  return [
    ...creating,
    ...(pinning ? [pinning] : []),
    {
      label: isDark ? t.light : t.dark,
      words: ['modo oscuro claro tema colores', 'dark light mode theme colors'],
      icon: isDark ? IconSun : IconMoon,
      onClick: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        label: t.inLanguage(ownLanguageNames[other]),
        words: ['idioma language', ownLanguageNames[other]],
        icon: IconLanguage,
        onClick: () => storeLanguage(other),
      })),
    { label: t.keys, words: ['teclas atajos keyboard shortcuts'], icon: IconKeyboard, onClick: onKeys },
    { label: t.logOut, words: ['salir log out sign out'], icon: IconLogout, onClick: () => void logOut() },
  ]
}
