import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { designPath } from '@portal/contract/carousel/constants'
import { IconLayoutCollage } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const designScreens: readonly Screen[] = [
  {
    path: designPath,
    modules: [Module.homeDesign],
    group: SidebarGroup.homePage,
    icon: IconLayoutCollage,
    name: { es: 'Diseño de la portada', en: 'Home page design' },
    about: {
      es: 'Las diapositivas de la página principal: borrador, vista previa y publicación',
      en: 'The slides of the home page: draft, preview and publication',
    },
    words: 'carrusel portada inicio banner diapositivas slides carousel hero publicar versiones',
  },
]
