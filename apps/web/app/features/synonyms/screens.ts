import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { IconArrowsExchange } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

/** The screen of the words that searches of the marketplace take as one. */
export const synonymScreens: readonly Screen[] = [
  {
    path: '/dashboard/clasificados/sinonimos',
    list: 'sinonimos',
    modules: [Module.manageMachines],
    group: SidebarGroup.machinery,
    icon: IconArrowsExchange,
    name: { es: 'Sinónimos de búsqueda', en: 'Search synonyms' },
    about: { es: 'Términos que el buscador trata como uno', en: 'Terms that the search takes as one' },
    words: 'sinonimos palabras buscador terminos synonyms words search terms',
  },
]
