import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconBulb } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'
import { ideasPath } from './paths.ts'

export const ideaScreens: readonly Screen[] = [
  {
    path: ideasPath,
    creates: { name: { es: 'Nueva idea', en: 'New idea' }, to: 'nueva' },
    list: 'ideas',
    records: { list: searchLists.ideas },
    modules: [Module.ideas],
    group: SidebarGroup.taskTool,
    icon: IconBulb,
    name: { es: 'Ideas', en: 'Ideas' },
    about: { es: 'Qué podríamos hacer, quién lo apoya y para cuándo', en: 'What we could do, who is for it and when' },
    words: 'votos tablero propuestas votes board proposals',
  },
]

/** Ideas with a mention that the reader has not seen. */
export const ideaWaiting: readonly Waiting[] = [
  {
    counter: 'ideas_menciones',
    tone: 'attention',
    name: { es: 'Menciones en ideas', en: 'Mentions in ideas' },
    to: `${ideasPath}?menciones=true`,
    rings: false,
  },
]
